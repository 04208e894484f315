import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analysis, AppError } from '@arioso/contract'
import { parseConfiguration } from '@arioso/contract/configuration'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { createAceStep, openFakeAceStep, type FakeEngine } from '@arioso/providers/engines/testing'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { createEmbeddedWords } from '@arioso/providers/words'
import { isRecorded, isUploaded, type ClipControls, type StoredClip, clipFiles } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorkFolder } from '../../render/openWorkFolder.ts'
import { decodeToWav } from '../../media/runMediaProgram.ts'
import { readWav } from '../../media/sound/readWav.ts'
import { createQueuedClip } from '../songs/testSong.ts'
import { makeOutsideSong, type OutsideParts } from './makeOutsideSong.ts'
import { planOutside } from './planOutside.ts'
import { fallBack, startOutsideJobs } from './startOutsideJobs.ts'

const LYRICS = '[Verse]\nLow light over water\nCarry me home\n[Chorus]\nHarbour, oh harbour'
const never = new AbortController().signal

let storage: TestStorage
let server: FakeEngine
let parts: OutsideParts
const announced: StoredClip['status'][] = []

beforeAll(async () => {
  storage = await createTestStorage()
  server = await openFakeAceStep()
  parts = {
    storage,
    words: createEmbeddedWords(),
    engines: [createAceStep({ url: server.url, songMs: 60_000, pollMs: 10 })],
    listening: createEmbeddedListening(),
    pictures: createEmbeddedPictures(),
    workFolder: await openWorkFolder(storage.filesFolder),
    maxSeconds: 14,
    announce: async ({ status }) => void announced.push(status),
  }
})
beforeEach(() => {
  server.traps = {}
})
afterAll(async () => {
  await server.close()
  await storage.drop()
})

async function queue(wish: Parameters<typeof createQueuedClip>[1], controls: ClipControls = {}, parent?: StoredClip) {
  const clip = await createQueuedClip(storage, wish)
  const made = {
    modelKey: 'ace-step-1-5',
    modelName: 'ACE-Step 1.5',
    controls: { ...controls, isHeard: true as const },
  }
  const patch = { ...made, ...(parent && { parentClipId: parent.id, title: parent.title }) }
  const updated = await storage.clips.update(clip.id, patch)
  if (!updated) throw new Error('there is no clip')
  return updated
}

async function make(clip: StoredClip): Promise<StoredClip> {
  await makeOutsideSong(parts, { clip_id: clip.id, attempt: 1 }, never)
  const made = await storage.clips.find(clip.id)
  if (!made) throw new Error('there is no clip')
  return made
}

async function listen(clipId: string) {
  const path = join(storage.filesFolder, `${randomUUID()}.wav`)
  await decodeToWav(join(storage.filesFolder, 'clips', clipId, 'master.flac'), path)
  return readWav(path)
}

const readJson = async (clipId: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(storage.filesFolder, 'clips', clipId, name), 'utf8'))

describe('a song another engine makes', () => {
  let song: StoredClip

  it('is heard, drawn and kept like any other, and everything about it exists', async () => {
    song = await make(await queue({ lyrics: LYRICS, style: 'folk' }))
    expect(song).toMatchObject({ status: 'complete', jobState: 'completed', hasCover: true })
    expect(announced.indexOf('streaming')).toBeLessThan(announced.indexOf('complete'))
    expect(announced).toContain('streaming')
    expect(song.title).not.toBe('')
    expect(song.tempoBpm).toBeCloseTo(120, -1)
    expect(song.keyName).toMatch(/^[A-G][#b]? (major|minor)$/)
    const heard = analysis.parse(await readJson(song.id, 'analysis.json'))
    expect(heard.chordsPerBar.length).toBeGreaterThan(2)
    const words = (await readJson(song.id, 'words.json')) as { word: string; start_s: number }[]
    expect(words.map(({ word }) => word).slice(0, 3)).toEqual(['Low', 'light', 'over'])
    expect(words.map(({ start_s }) => start_s)).toEqual(words.map(({ start_s }) => start_s).toSorted((a, b) => a - b))
    const bytes = await storage.files.size(clipFiles(song.id).audio)
    expect(bytes).toBe(song.audioBytes)
    expect([isRecorded(song), isUploaded(song)]).toEqual([true, false])
  })

  it('a wish in a sentence is written by the engine; one without a writer gets our words', async () => {
    const own = await make(await queue({ description: 'a song about rain in Lisbon' }))
    expect(own.lyrics).toContain('The engine wrote this line')
    expect(own).toMatchObject({ style: 'engine pop, bright' })
    expect(own.title).not.toBe('')
    server.traps.llm = false
    const ours = await make(await queue({ description: 'a song about rain in Lisbon' }))
    expect(ours.lyrics).not.toContain('The engine wrote this line')
    expect(server.orders.at(-1)?.fields).toMatchObject({ lyrics: ours.lyrics, prompt: ours.style })
  })

  it('a replaced section leaves every sample outside of it alone', async () => {
    const edit = { kind: 'infill', startSeconds: 4, endSeconds: 8, lyrics: 'Another line' } as const
    const replaced = await make(await queue({ lyrics: LYRICS, style: 'folk' }, { edit }, song))
    const { fields, files } = server.orders.at(-1) ?? { fields: {}, files: {} }
    expect(fields).toMatchObject({ task_type: 'repaint', repainting_start: '4', repainting_end: '8' })
    expect(files.src_audio?.size).toBeGreaterThan(2_000_000)
    expect(replaced.lyrics).toContain('Another line')
    const [before, after] = [await listen(song.id), await listen(replaced.id)]
    const differs = (from: number, to: number) =>
      before.left.subarray(from * 48_000, to * 48_000).some((sample, i) => sample !== after.left[from * 48_000 + i])
    expect([differs(0, 4), differs(4, 8), differs(8, 12)]).toEqual([false, true, false])
  })

  it('[REM-10 b] with a persona it is told how the voice sounds, by the seconds it was made of', async () => {
    const voice = { userId: song.userId, rootClipId: song.id, name: 'Harbour voice' }
    const heard = async (persona: { vocalStartSeconds?: number; vocalEndSeconds?: number }) => {
      const { id: personaId } = await storage.personas.insert({ ...voice, ...persona })
      const health = { state: 'ready', tasks: ['song'], writes: false, detail: '' } as const
      const { order } = await planOutside({ storage, folder: parts.workFolder }, { ...song, personaId }, health)
      return (await readWav(order.referencePath ?? '')).left.length / SAMPLE_RATE
    }
    expect(await heard({})).toBeCloseTo(song.durationSeconds ?? 0, 1)
    expect(await heard({ vocalStartSeconds: 1, vocalEndSeconds: 3 })).toBeCloseTo(2)
    expect(await heard({ vocalEndSeconds: 3 })).toBeCloseTo(3)
  })

  it('an extension begins where the song is left, and a cover is told what to follow', async () => {
    const edit = { kind: 'extend' as const, chain: [{ clipId: song.id, untilSeconds: 10 }] }
    const longer = await make(await queue({ lyrics: '[Verse]\nOn and on', style: 'folk' }, { edit }, song))
    expect(server.orders.at(-1)?.fields).toMatchObject({
      task_type: 'repaint',
      repainting_start: '8',
      repainting_end: '24',
    })
    expect(longer.durationSeconds).toBeCloseTo(16, 1)
    expect(longer.controls.edit).toMatchObject({ chain: [{ clipId: song.id, untilSeconds: 8 }] })
    const cover = { kind: 'cover' as const }
    await make(await queue({ lyrics: LYRICS, style: 'metal' }, { edit: cover, audioStrength: 0.3 }, song))
    expect(server.orders.at(-1)?.fields).toMatchObject({ task_type: 'cover', audio_cover_strength: '0.3' })
  })

  it('a stem is taken out of it by its engine, by the name the engine has for it, and kept as it is', async () => {
    const stem = (name: string) => ({ edit: { kind: 'stem' as const, name, split: 'twelve' as const } })
    const drums = await make(await queue({ lyrics: LYRICS, style: 'folk' }, stem('backing vocals'), song))
    const { fields, files } = server.orders.at(-1) ?? { fields: {}, files: {} }
    expect(fields).toMatchObject({ task_type: 'extract', track_name: 'backing_vocals' })
    expect(fields.instruction).toBe('Extract the BACKING_VOCALS track from the audio:')
    expect(files.src_audio?.size).toBeGreaterThan(2_000_000)
    expect(drums).toMatchObject({ status: 'complete', hasCover: true })
    expect(await readJson(drums.id, 'words.json')).toEqual([])
    server.traps.turbo = true
    const refused = await queue({ lyrics: LYRICS, style: 'folk' }, stem('drums'), song)
    await expect(make(refused)).rejects.toMatchObject({ code: 'MODEL_CANNOT' })
  })

  it('one the engine cannot make is paid back', async () => {
    const job = async (clip: StoredClip) =>
      storage.transaction(({ jobs }) => jobs.send('generate-outside-song', { clip_id: clip.id, attempt: 1 }))
    server.traps.emptyFile = true
    const failed = await queue({ lyrics: LYRICS, style: 'folk' })
    await job(failed)
    const configuration = parseConfiguration({ ARIOSO_ACE_STEP_URL: server.url })
    await startOutsideJobs({ ...parts, configuration, log: pino({ level: 'silent' }) })
    await expect.poll(async () => (await storage.clips.find(failed.id))?.jobState, { timeout: 20_000 }).toBe('failed')
    expect(await storage.clips.find(failed.id)).toMatchObject({
      refundCredits: true,
      jobErrorCode: 'GENERATION_FAILED',
    })
    expect((await storage.credits.balance(failed.userId)).available).toBe(20)
  })

  it('or is made here, where the house says so', async () => {
    const clip = await queue({ lyrics: LYRICS, style: 'folk' })
    const configuration = parseConfiguration({ ARIOSO_ENGINE_FALLBACK: 'embedded' })
    await fallBack({ ...parts, configuration }, { clip_id: clip.id, attempt: 1 }, new AppError('ENGINE_UNAVAILABLE'))
    const ours = await storage.clips.find(clip.id)
    expect(ours).toMatchObject({ modelName: 'v3.5', status: 'queued', jobState: 'waiting', controls: {} })
    expect(ours && isRecorded(ours)).toBe(false)
    expect((await storage.credits.balance(clip.userId)).available).toBe(15)
  })
})
