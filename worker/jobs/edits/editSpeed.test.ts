import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alignedWord, type AlignedWord } from '@arioso/contract'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { readWav } from '../../media/sound/readWav.ts'
import { decodeToWav, encodeMaster } from '../../media/runMediaProgram.ts'
import { openWavFile } from '../../media/sound/wavFile.ts'
import type { RenderPool } from '../../render/renderPool.ts'
import { shareTestPool } from '../../render/testPool.ts'
import { abandonSong } from '../songs/abandonSong.ts'
import { editSong } from './editSong.ts'
import { createQueuedClip } from '../songs/testSong.ts'

const SOURCE_SECONDS = 12
const TONE_HERTZ = 330
const CLICK_SECONDS = 9
const WORD: AlignedWord = { word: 'tide', line: 0, section: 0, start_s: 4, end_s: 6, success: true, p_align: 1 }

let storage: TestStorage
let pool: RenderPool
let folder: string
let parent: StoredClip
const never = new AbortController().signal
const announce = (): Promise<void> => Promise.resolve()
const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

// A tone with a click nine seconds in: pitch and time can both be measured afterwards.
async function writeSource(id: string): Promise<void> {
  const frames = SAMPLE_RATE * SOURCE_SECONDS
  const samples = Float32Array.from(
    { length: frames },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * TONE_HERTZ * i) / SAMPLE_RATE),
  )
  for (let i = 0; i < 200; i++) samples[CLICK_SECONDS * SAMPLE_RATE + i] = 0.9 * Math.exp(-i / 40)
  const wav = openWavFile(join(folder, 'source.wav'), { sampleRate: SAMPLE_RATE, totalFrames: frames })
  wav.write(samples, samples)
  wav.close()
  await encodeMaster(join(folder, 'source.wav'), join(folder, 'source.flac'))
  await storage.files.write(clipFiles(id).master, await readFile(join(folder, 'source.flac')))
  await storage.files.write(clipFiles(id).words, json([WORD]))
  await storage.files.write(clipFiles(id).smallCover, json('a cover'))
}

beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-speed-'))
  pool = shareTestPool()
  const made = await createQueuedClip(storage, { style: 'folk' })
  await writeSource(made.id)
  const facts: ClipPatch = {
    status: 'complete',
    tempoBpm: 90,
    keyName: 'A minor',
    hasCover: true,
    palette: ['#102030'],
  }
  parent = (await storage.clips.update(made.id, { ...facts, jobState: 'completed' })) ?? made
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

async function speedUp(multiplier: number, keepPitch: boolean): Promise<StoredClip> {
  const { id } = await createQueuedClip(storage, { style: 'folk' })
  const speed = { multiplier, keepPitch }
  await storage.clips.update(id, { type: 'edit_speed', parentClipId: parent.id, controls: { speed } })
  await editSong({ storage, pool, announce, workFolder: folder }, { clip_id: id, attempt: 1 }, never)
  const clip = await storage.clips.find(id)
  if (!clip) throw new Error('the clip is gone')
  return clip
}

async function listen(id: string): Promise<Float32Array> {
  const path = join(storage.filesFolder, 'clips', id, 'master.flac')
  await decodeToWav(path, join(folder, 'heard.wav'))
  return (await readWav(join(folder, 'heard.wav'))).left
}

const jumpAt = (samples: Float32Array, i: number): number =>
  i === 0 ? 0 : Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0))

function clickSeconds(samples: Float32Array): number {
  let loudest = 0
  for (let i = 1; i < samples.length; i++) if (jumpAt(samples, i) > jumpAt(samples, loudest)) loudest = i
  return loudest / SAMPLE_RATE
}

// Between the first and the last upward crossing of zero lie whole periods of the tone.
function pitchOf(samples: Float32Array): number {
  const crossings: number[] = []
  for (let i = SAMPLE_RATE; i < SAMPLE_RATE * 3; i++) {
    const [before, after] = [samples[i - 1] ?? 0, samples[i] ?? 0]
    if (before < 0 && after >= 0) crossings.push(i - after / (after - before))
  }
  const [first, last] = [crossings[0] ?? 0, crossings.at(-1) ?? 0]
  return ((crossings.length - 1) * SAMPLE_RATE) / (last - first)
}

const centsBetween = (hertz: number, reference: number): number => 1200 * Math.log2(hertz / reference)

describe('changing the speed of a song', () => {
  it.each([0.8, 1.25])('%sx keeps every pitch and takes that much less time', async (multiplier) => {
    const clip = await speedUp(multiplier, true)
    const samples = await listen(clip.id)
    expect(Math.abs(centsBetween(pitchOf(samples), TONE_HERTZ))).toBeLessThan(10)
    expect(clickSeconds(samples) * multiplier).toBeGreaterThan(CLICK_SECONDS * 0.995)
    expect(clickSeconds(samples) * multiplier).toBeLessThan(CLICK_SECONDS * 1.005)
    expect(clip).toMatchObject({
      status: 'complete',
      jobState: 'completed',
      tempoBpm: 90 * multiplier,
      keyName: 'A minor',
    })
    expect(clip.durationSeconds).toBeCloseTo(SOURCE_SECONDS / multiplier, 3)
  })

  it('like tape, three semitones faster are three semitones higher', async () => {
    const multiplier = 2 ** (3 / 12)
    const clip = await speedUp(multiplier, false)
    const samples = await listen(clip.id)
    expect(Math.abs(centsBetween(pitchOf(samples), TONE_HERTZ) - 300)).toBeLessThan(10)
    expect(clickSeconds(samples) * multiplier).toBeCloseTo(CLICK_SECONDS, 2)
    expect(clip.keyName).toBe('C minor')
  })

  it('the words move along, the cover stays, the stream has its promised length, and it costs nothing', async () => {
    const clip = await speedUp(2, true)
    const stored = await storage.files.readBytes(clipFiles(clip.id).words)
    const [word] = alignedWord.array().parse(JSON.parse(new TextDecoder().decode(stored)))
    expect(word?.start_s).toBeCloseTo(2, 1)
    expect(word?.end_s).toBeCloseTo(3, 1)
    expect(clip).toMatchObject({ hasCover: true, palette: ['#102030'], refundCredits: false })
    expect(await storage.files.size(clipFiles(clip.id).smallCover)).toBeGreaterThan(0)
    expect(await storage.files.size(clipFiles(clip.id).audio)).toBe(clip.audioBytes)
    expect(await storage.files.size(clipFiles(clip.id).peaks)).toBeGreaterThan(100)
  })

  it('when its source is gone it fails with a code and nothing was spent', async () => {
    const { id, userId } = await createQueuedClip(storage, { style: 'folk' })
    await storage.credits.refundFor({ userId, id, attempt: 1 })
    await storage.clips.update(id, { type: 'edit_speed', controls: { speed: { multiplier: 2, keepPitch: true } } })
    const job = { clip_id: id, attempt: 1 }
    const changing = editSong({ storage, pool, announce, workFolder: folder }, job, never)
    await expect(changing).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await abandonSong({ storage, announce }, job, 'NOT_FOUND')
    expect(await storage.clips.find(id)).toMatchObject({ jobState: 'failed', refundCredits: false })
  })
})
