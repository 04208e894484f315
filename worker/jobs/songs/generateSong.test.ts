import { join } from 'node:path'
import { createEmbeddedWords } from '@arioso/providers/words'
import type { SongOrder } from '@arioso/providers/music'
import { startTraces } from '@arioso/providers/traces'
import { startTestCollector } from '@arioso/providers/traces/testing'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { generateSongJob, JOB_QUEUES, type AlignedWord } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { measureLoudness } from '../../media/runMediaProgram.ts'
import { killMp3Programs } from '../../media/mp3/testMp3Programs.ts'
import { openWavFile } from '../../media/sound/wavFile.ts'
import type { RenderPool } from '../../render/renderPool.ts'
import { shareTestPool } from '../../render/testPool.ts'
import { abandonSong } from './abandonSong.ts'
import { generateSong, type GenerateSongParts } from './generateSong.ts'
import { makeOrAbandonSong } from './makeOrAbandonSong.ts'
import { createQueuedClip } from './testSong.ts'
import { createTakeTurns } from './takeTurns.ts'

let storage: TestStorage
let pool: RenderPool
let parts: GenerateSongParts
const statuses: string[] = []
const never = new AbortController().signal
// Songs need not be long to be songs.
const LONGEST_SECONDS = 16
// Long enough to be caught in the middle.
const LONG_SECONDS = 40

beforeAll(async () => {
  storage = await createTestStorage()
  pool = shareTestPool()
  const announce = (clip: { status: string }): Promise<void> => {
    statuses.push(clip.status)
    return Promise.resolve()
  }
  parts = {
    storage,
    words: createEmbeddedWords(),
    pool,
    announce,
    workFolder: storage.filesFolder,
    turns: createTakeTurns(),
    maxSeconds: LONGEST_SECONDS,
  }
})

afterAll(async () => {
  await storage.drop()
})

async function readJson<T>(key: string): Promise<T> {
  const bytes = await storage.files.readBytes(key)
  return JSON.parse(new TextDecoder().decode(bytes)) as T
}

describe('making a song', () => {
  it('[ENG-01] a description becomes a complete song: title, lyrics, style, cover art, audio', async () => {
    const clip = await createQueuedClip(storage, { description: 'a dreamy synthwave song about a night drive' })
    await generateSong(parts, { clip_id: clip.id, attempt: 1 }, never)
    const made = await storage.clips.find(clip.id)
    expect(made).toMatchObject({ status: 'complete', jobState: 'completed', jobProgress: 1, hasCover: true })
    expect(made?.title.length).toBeGreaterThan(2)
    expect(made?.lyrics).toContain('[Chorus]')
    expect(made?.durationSeconds, 'no longer than the house allows').toBeLessThan(LONGEST_SECONDS * 1.25)
    expect(made?.style).toContain('synthwave')
    expect(made?.palette.length).toBeGreaterThan(1)
    expect(await storage.files.size(clipFiles(clip.id).audio)).toBe(made?.audioBytes)
    expect(await storage.files.size(clipFiles(clip.id).largeCover)).toBeGreaterThan(1000)
    const loudness = await measureLoudness(join(storage.filesFolder, 'clips', clip.id, 'audio.mp3'))
    expect(loudness.durationSeconds).toBeCloseTo(made?.durationSeconds ?? 0, 0)
    expect(loudness.integratedLufs).toBeGreaterThan(-15)
    expect(loudness.integratedLufs).toBeLessThan(-13)
    expect([...new Set(statuses)]).toEqual(['submitted', 'processing', 'streaming', 'complete'])
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 15, reserved: 0 })

    await generateSong(parts, { clip_id: clip.id, attempt: 1 }, never)
    expect(await storage.clips.find(clip.id), 'delivered again, the same job changes nothing').toEqual(made)
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 15, reserved: 0 })
  })

  it('[ENG-02 a] the lyrics given are the words of the song, one by one', async () => {
    const lyrics = '[Verse]\nThe river runs below the town\nAnd every light is going down\n[Chorus]\nOh carry me home'
    const clip = await createQueuedClip(storage, { lyrics, style: 'folk, female vocals' })
    await generateSong(parts, { clip_id: clip.id, attempt: 1 }, never)
    const words = await readJson<AlignedWord[]>(clipFiles(clip.id).words)
    const sung = words.map((word) => word.word.toLowerCase().replaceAll(/[^a-z]/g, '')).join(' ')
    expect(sung).toBe('the river runs below the town and every light is going down oh carry me home')
    const made = await storage.clips.find(clip.id)
    expect(made?.lyrics).toBe(lyrics)
    for (const word of words) expect(word.end_s).toBeLessThanOrEqual(made?.durationSeconds ?? 0)
  })

  it('a song says what its singer makes of words in another language', async () => {
    const clip = await createQueuedClip(storage, { lyrics: '[Verse]\nQuiero vivir contigo en la noche', style: 'folk' })
    await generateSong(parts, { clip_id: clip.id, attempt: 1 }, never)
    expect((await storage.clips.find(clip.id))?.voiceNote).toContain('Spanish')
  })
})

describe('a song that is traced', () => {
  it('shows its steps, when it was composed and when it could first be heard', async () => {
    const collector = await startTestCollector()
    const stopTraces = await startTraces({ endpoint: collector.endpoint, service: 'arioso-test' })
    const traced = await createTestStorage()
    const clip = await createQueuedClip(traced, { lyrics: '[Verse]\nThe river runs below the town', style: 'folk' })
    const done = Promise.withResolvers<void>()
    await traced.queue.work(JOB_QUEUES.generateSong, { concurrency: 1 }, async ({ data, signal }) => {
      await generateSong({ ...parts, storage: traced }, generateSongJob.parse(data), signal)
      done.resolve()
    })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await traced.jobs.send(JOB_QUEUES.generateSong, { clip_id: clip.id, attempt: 1, traceparent })
    await done.promise
    await traced.queue.stop()
    await stopTraces()
    await traced.drop()
    collector.close()
    const job = collector.spans.find(({ name }) => name === JOB_QUEUES.generateSong)
    const steps = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
    expect(steps.map(({ name }) => name)).toEqual(['write words', 'render', 'store master'])
    expect(steps[1]?.events?.map(({ name }) => name)).toEqual(['composed', 'first sound'])
  })
})

describe('a song whose MP3 program is killed in the middle', () => {
  it('is made again from its beginning, whole, and paid for once', async () => {
    const clip = await createQueuedClip(storage, { lyrics: '[Verse]\nThe river runs below the town', style: 'folk' })
    const done = Promise.withResolvers<void>()
    const tries: number[] = []
    let killed = 0
    const announce = async (made: { status: string }): Promise<void> => {
      if (made.status === 'streaming' && killed === 0) killed = await killMp3Programs()
    }
    await storage.queue.work(JOB_QUEUES.generateSong, { concurrency: 1 }, async ({ data, signal, retryCount }) => {
      tries.push(retryCount)
      await generateSong({ ...parts, announce, maxSeconds: LONG_SECONDS }, generateSongJob.parse(data), signal)
      done.resolve()
    })
    await storage.jobs.send(JOB_QUEUES.generateSong, { clip_id: clip.id, attempt: 1 })
    await done.promise
    expect(killed).toBeGreaterThan(0)
    expect(tries).toEqual([0, 1])
    const made = await storage.clips.find(clip.id)
    expect(made).toMatchObject({ status: 'complete', jobState: 'completed' })
    expect(await storage.files.size(clipFiles(clip.id).audio)).toBe(made?.audioBytes)
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 15, reserved: 0 })
  })
})

describe('what was set by hand', () => {
  it('[REM-10 c] reaches the band, with who sings and what the model adds', async () => {
    const orders: SongOrder[] = []
    const listeningPool: RenderPool = {
      render: (request) => {
        if ('order' in request) orders.push(request.order)
        return Promise.reject(new Error('heard enough'))
      },
      close: () => Promise.resolve(),
    }
    const clip = await createQueuedClip(storage, { description: 'a song about my garden' })
    const controls = {
      voice: 'male',
      tempoBpm: 97,
      key: 'F# minor',
      weirdness: 0.9,
      styleStrength: 0.2,
      singer: 'Clara',
    } as const
    const likedStyles = ['jazz, saxophone', 'jazz, saxophone, warm']
    await storage.clips.update(clip.id, { controls: { ...controls, likedStyles }, modelKey: 'arioso-v4-5-plus' })
    const unlimited = { ...parts, maxSeconds: undefined, pool: listeningPool }
    const making = generateSong(unlimited, { clip_id: clip.id, attempt: 1 }, never)
    await expect(making).rejects.toThrow('heard enough')
    expect(orders).toMatchObject([
      {
        seed: 7,
        style: expect.stringMatching(/jazz.*saxophone/),
        tempoBpm: 97,
        key: { tonic: 6, mode: 'minor' },
        voice: 'male',
        singer: 'Clara',
        weirdness: 0.9,
        styleStrength: 0.2,
        maxSeconds: 480,
        extras: { keyChanges: true, solos: true, moreParts: 2 },
      },
    ])
  })
})

describe('a song that cannot be made', () => {
  // Plays one sound for so long.
  const poolThatMakes = (seconds: number, level: number): RenderPool => ({
    render: (request) => {
      if (!('wavPath' in request)) throw new Error('a song has a file')
      const wav = openWavFile(request.wavPath, { sampleRate: 48_000, totalFrames: 48_000 * seconds })
      const samples = Float32Array.from({ length: 48_000 * seconds }, (_, frame) => (frame % 100 < 50 ? level : -level))
      wav.write(samples, samples)
      wav.close()
      return Promise.resolve({ peaks: [], stems: [] })
    },
    close: () => Promise.resolve(),
  })
  const silentPool = poolThatMakes(12, 0)

  it('[ENG-06 a b] [ACC-02 c] a silent result is noticed and its credits come back, once', async () => {
    const clip = await createQueuedClip(storage, { style: 'pop', makeInstrumental: true })
    const job = { clip_id: clip.id, attempt: 1 }
    await expect(generateSong({ ...parts, pool: silentPool }, job, never)).rejects.toThrow('silent')
    await abandonSong(parts, job)
    await abandonSong(parts, job)
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 20, reserved: 0 })
    expect(await storage.clips.find(clip.id)).toMatchObject({
      jobState: 'failed',
      jobErrorCode: 'GENERATION_FAILED',
      refundCredits: true,
    })
  })

  it('[ENG-06 c] [ACC-02 d] a short result is noticed and its credits come back; a second longer is a song', async () => {
    const clip = await createQueuedClip(storage, { style: 'pop', makeInstrumental: true })
    const job = { clip_id: clip.id, attempt: 1 }
    const short = { ...parts, pool: poolThatMakes(9, 0.2) }
    await expect(generateSong(short, job, never)).rejects.toThrow('only 9 s were made')
    await abandonSong(parts, job)
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 20, reserved: 0 })
    expect(await storage.clips.find(clip.id)).toMatchObject({ jobState: 'failed', refundCredits: true })
    const other = await createQueuedClip(storage, { style: 'pop', makeInstrumental: true })
    await generateSong({ ...parts, pool: poolThatMakes(10, 0.2) }, { clip_id: other.id, attempt: 1 }, never)
    expect(await storage.clips.find(other.id)).toMatchObject({ status: 'complete', snippetStartSeconds: 0 })
    expect(await storage.credits.balance(other.userId)).toEqual({ available: 15, reserved: 0 })
  })

  it('a wish in another language is given up at the first try, says why, and its credits come back', async () => {
    const clip = await createQueuedClip(storage, { description: 'una canción sobre el mar para mi hermana Lucía' })
    const ended = Promise.withResolvers<string>()
    const tries: number[] = []
    await storage.queue.work(JOB_QUEUES.generateDemoSong, { concurrency: 1 }, async ({ data, signal, retryCount }) => {
      tries.push(retryCount)
      ended.resolve(await makeOrAbandonSong(parts, generateSongJob.parse(data), signal))
    })
    await storage.jobs.send(JOB_QUEUES.generateDemoSong, { clip_id: clip.id, attempt: 1 })
    expect(await ended.promise).toBe('abandoned')
    expect(tries).toEqual([0])
    expect(await storage.clips.find(clip.id)).toMatchObject({
      jobState: 'failed',
      jobErrorCode: 'LYRICS_ENGLISH_ONLY',
      refundCredits: true,
    })
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 20, reserved: 0 })
  })

  it('what may go better the next time is thrown, to be tried again', async () => {
    const clip = await createQueuedClip(storage, { style: 'pop', makeInstrumental: true })
    const making = makeOrAbandonSong({ ...parts, pool: silentPool }, { clip_id: clip.id, attempt: 1 }, never)
    await expect(making).rejects.toThrow('silent')
    expect((await storage.clips.find(clip.id))?.jobState).not.toBe('failed')
  })

  it('a song removed while it is made stops there and costs nothing', async () => {
    const clip = await createQueuedClip(storage, { style: 'lo-fi', makeInstrumental: true })
    const job = { clip_id: clip.id, attempt: 1 }
    const removeWhenHeard = async (made: { status: string }): Promise<void> => {
      if (made.status === 'streaming') await storage.clips.setTrashed(clip.userId, [clip.id], true)
    }
    await expect(generateSong({ ...parts, announce: removeWhenHeard }, job, never)).rejects.toThrow('removed before')
    await abandonSong(parts, job, 'GENERATION_CANCELLED')
    expect(await storage.clips.find(clip.id)).toMatchObject({
      jobState: 'failed',
      jobErrorCode: 'GENERATION_CANCELLED',
    })
    expect(await storage.credits.balance(clip.userId)).toEqual({ available: 20, reserved: 0 })
  })

  it('a song removed while it waits for its turn is never begun', async () => {
    const wish = { style: 'lo-fi', makeInstrumental: true }
    const [first, second] = [await createQueuedClip(storage, wish), await createQueuedClip(storage, wish)]
    const seen: string[] = []
    const leaving = new AbortController()
    const announce = async (made: { id: string; status: string }): Promise<void> => {
      seen.push(`${made.id === first.id ? 'first' : 'second'} ${made.status}`)
      if (made.id === first.id && made.status === 'streaming')
        await storage.clips.setTrashed(second.userId, [second.id], true)
    }
    const inLine = Promise.withResolvers<void>()
    const pool: RenderPool = {
      ...parts.pool,
      render: (...request) => {
        inLine.resolve()
        return parts.pool.render(...request)
      },
    }
    const make = (id: string, signal = never) =>
      generateSong({ ...parts, pool, announce }, { clip_id: id, attempt: 1 }, signal)
    const made = make(first.id, leaving.signal)
    made.catch(() => undefined)
    await inLine.promise
    await expect(make(second.id)).rejects.toThrow('removed before')
    leaving.abort(new Error('left'))
    await expect(made).rejects.toThrow('left')
    expect(seen).toContain('first streaming')
    expect(seen).not.toContain('second streaming')
  })

  it('a finished song is never taken back', async () => {
    const clip = await createQueuedClip(storage, { style: 'lo-fi', makeInstrumental: true })
    await storage.clips.update(clip.id, { status: 'complete', jobState: 'completed' })
    await abandonSong(parts, { clip_id: clip.id, attempt: 1 })
    expect(await storage.clips.find(clip.id)).toMatchObject({ status: 'complete', jobState: 'completed' })
  })
})
