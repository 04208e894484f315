import { join } from 'node:path'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { createEmbeddedWords } from '@arioso/providers/words'
import { toClip, type ClipEdit, type StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureLoudness } from '../../media/runMediaProgram.ts'
import { band, wavBytes } from '../../media/sound/testSounds.ts'
import { editSong } from './editSong.ts'
import { generateSong } from '../songs/generateSong.ts'
import { processUpload } from '../uploads/processUpload.ts'
import { splitStems } from './splitStems.ts'
import { createQueuedClip } from '../songs/testSong.ts'
import { openTestStudio, type TestStudio } from '../songs/testStudio.ts'
import { createTakeTurns } from '../songs/takeTurns.ts'

const RATE = 48_000
const TEMPO_BPM = 104
const BAR_SECONDS = 240 / TEMPO_BPM
const BARS = 6
// Octaves from 63 Hz on against their mean, from the papers that engine/mix/master/settleTone.ts names.
const RECORDS_DB = [
  [-8, 8],
  [-3, 7],
  [-2, 6],
  [-4, 5],
  [-7, 3],
  [-12, 0],
  [-17, -3],
  [-25, -6],
]

let studio: TestStudio
let storage: TestStudio['storage']
let pool: TestStudio['pool']
let listen: TestStudio['listen']
let folder: string
let upload: StoredClip
beforeAll(async () => {
  studio = await openTestStudio()
  ;({ storage, pool, folder, listen } = studio)
  upload = await uploadSound(BAND)
})
afterAll(() => studio.close())

const BAND = band({ tempoBpm: TEMPO_BPM, bars: BARS, roots: [57, 53, 48, 55] }, RATE)

async function uploadSound(sound: Float32Array): Promise<StoredClip> {
  const owner = await createQueuedClip(storage, { style: 'pop' })
  const { id } = await storage.audioUploads.create({ userId: owner.userId, uploadType: 'file_upload', maxSeconds: 60 })
  await storage.files.write(`uploads/audio/${id}`, wavBytes(sound, { sampleRate: RATE, channels: 1, bits: 16 }))
  await storage.audioUploads.update(id, { status: 'processing', title: 'Rehearsal' })
  const parts = {
    storage,
    pictures: createEmbeddedPictures(),
    listening: createEmbeddedListening(),
    workFolder: folder,
  }
  await processUpload(parts, { upload_id: id })
  const heard = await storage.audioUploads.find(id)
  const { generationId, transactionUuid, userId, workspaceId, modelKey, modelName } = owner
  const [clip] = await storage.clips.insert([
    { id, generationId, transactionUuid, userId, workspaceId, modelKey, modelName, take: 1, seed: 1, type: 'upload' },
  ])
  if (!clip || heard?.status !== 'complete') throw new Error('the upload was not understood')
  const { durationSeconds, tempoBpm, keyName } = heard
  const facts = { durationSeconds, tempoBpm, keyName, status: 'complete', jobState: 'completed' } as const
  return (await storage.clips.update(id, facts)) ?? clip
}

const parts = () => ({
  storage,
  pool,
  words: createEmbeddedWords(),
  workFolder: folder,
  turns: createTakeTurns(),
  maxSeconds: 15,
  announce: () => Promise.resolve(),
})

async function make(parent: StoredClip, edit: ClipEdit): Promise<StoredClip> {
  const { id } = await createQueuedClip(storage, {
    style: 'pop rock, electric guitar',
    makeInstrumental: true,
    seed: 11,
  })
  await storage.clips.update(id, { title: 'Rehearsal', parentClipId: parent.id, controls: { edit } })
  const job = { clip_id: id, attempt: 1 }
  await (edit.kind === 'extend' ? generateSong : editSong)(parts(), job, new AbortController().signal)
  const clip = await storage.clips.find(id)
  if (clip?.status !== 'complete') throw new Error('the clip was not finished')
  return clip
}

function levelDb(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  return 10 * Math.log10(sum / (to - from) + 1e-12)
}

function largestJump(samples: Float32Array, from: number, to: number): number {
  let largest = 0
  for (let i = from; i < to; i++) largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  return largest
}

describe('extending an upload', () => {
  it('goes on at a bar line in its tempo and key, as loud, without a click; before it every sample is the upload’s', async () => {
    const asked = 4.2 * BAR_SECONDS
    const extension = await make(upload, { kind: 'extend', chain: [{ clipId: upload.id, untilSeconds: asked }] })
    const { edit } = extension.controls
    const chain = edit?.kind === 'extend' ? edit.chain : []
    const joinSeconds = chain[0]?.untilSeconds ?? 0
    expect(Math.abs(joinSeconds - 4 * BAR_SECONDS)).toBeLessThan(0.04)
    expect(Math.abs((extension.tempoBpm ?? 0) / TEMPO_BPM - 1)).toBeLessThan(0.005)
    expect(extension.keyName).toBe(upload.keyName)
    expect(extension.makeInstrumental).toBe(true)

    const full = await make(extension, { kind: 'concat', chain })
    expect(toClip(full).metadata.concat_history).toMatchObject([{ id: upload.id, continue_at: joinSeconds }])
    const [before, joined] = [await listen(upload.id), await listen(full.id)]
    const join = Math.round(joinSeconds * RATE)
    for (const side of ['left', 'right'] as const) {
      expect(joined[side].subarray(0, join).every((sample, i) => sample === before[side][i])).toBe(true)
    }
    const around = largestJump(joined.left, join - 48, join + 1200)
    expect(around).toBeLessThanOrEqual(largestJump(joined.left, join - 4 * RATE, join - 48))
    const bar = Math.round(2 * BAR_SECONDS * RATE)
    const [was, goesOn] = [levelDb(joined.left, join - bar, join), levelDb(joined.left, join, join + bar)]
    expect(Math.abs(was - goesOn)).toBeLessThan(3)
    expect(joined.left.length).toBeGreaterThan(join + 10 * RATE)
  })
})

describe('remastering an upload', () => {
  it('brings a dull, quiet, clipped recording to the level of every song and nearer to the tone of records', async () => {
    const parent = await uploadSound(spoil(BAND))
    const before = await listen(parent.id)
    const dullness = distanceFromRecords(before.left)
    expect(dullness).toBeGreaterThan(10)
    const remaster = async (variation: 'subtle' | 'high'): Promise<number> => {
      const { id } = await make(parent, { kind: 'remaster', variation })
      const heard = await listen(id)
      const { integratedLufs, truePeakDb } = await measureLoudness(
        join(storage.filesFolder, 'clips', id, 'master.flac'),
      )
      expect(heard.left).toHaveLength(before.left.length)
      expect(Math.abs(integratedLufs + 14)).toBeLessThan(1)
      expect(truePeakDb).toBeLessThanOrEqual(-1)
      return distanceFromRecords(heard.left)
    }
    const subtle = await remaster('subtle')
    expect(subtle).toBeLessThan(dullness - 5)
    expect(await remaster('high')).toBeLessThan(subtle - 10)
  })

  // As a telephone under a coat would have kept it.
  function spoil(sound: Float32Array): Float32Array {
    let [once, twice] = [0, 0]
    return sound.map((sample) => {
      once += 0.1 * (Math.max(-0.2, Math.min(0.2, sample)) - once)
      twice += 0.1 * (once - twice)
      return 0.1 * twice
    })
  }

  // How many decibels the octaves lie outside of where finished records have them, all together.
  function distanceFromRecords(samples: Float32Array): number {
    const levels = [63, 125, 250, 500, 1000, 2000, 4000, 8000].map((hertz) => octaveDb(samples, hertz))
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return levels.reduce((sum, level, i) => {
      const [low = 0, high = 0] = RECORDS_DB[i] ?? []
      return sum + Math.max(0, low - (level - mean), level - mean - high)
    }, 0)
  }

  function octaveDb(samples: Float32Array, hertz: number): number {
    const heard = passOctave(passOctave(samples, hertz), hertz)
    return levelDb(heard, 0, heard.length)
  }

  // Once would let through too much of a bass that is forty decibels louder than the top.
  function passOctave(samples: Float32Array, hertz: number): Float32Array {
    const turn = (2 * Math.PI * hertz) / RATE
    const width = Math.sin(turn) / (2 * Math.SQRT2)
    const [back, fall, whole] = [2 * Math.cos(turn), 1 - width, 1 + width]
    const heard = new Float32Array(samples.length)
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] ?? 0
      const y = (width * (x - x2) + back * y1 - fall * y2) / whole
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      heard[i] = y
    }
    return heard
  }
})

describe('splitting an upload', () => {
  it('gives it once with the voice and once with the drums turned down, in time with it', async () => {
    const { generationId, transactionUuid } = await createQueuedClip(storage, { style: 'pop' })
    const { userId, workspaceId, modelKey, modelName } = upload
    const child = {
      generationId,
      transactionUuid,
      userId,
      workspaceId,
      modelKey,
      modelName,
      seed: 1,
      parentClipId: upload.id,
    }
    const stems = await storage.clips.insert(
      ['karaoke', 'drumless'].map((name, i) => ({
        ...child,
        take: i + 1,
        type: 'stem' as const,
        controls: { isRecorded: true as const, edit: { kind: 'stem' as const, name, split: 'two' as const } },
      })),
    )
    await splitStems(parts(), { clip_id: stems[0]?.id ?? '', attempt: 1 }, new AbortController().signal)
    const whole = await listen(upload.id)
    const [first, second] = Array.from({ length: 2 }, (_, i) => Math.round((8 + i * 0.5) * (60 / TEMPO_BPM) * RATE))
    for (const { id } of stems) {
      expect(await storage.clips.find(id)).toMatchObject({ status: 'complete' })
      expect((await listen(id)).left).toHaveLength(whole.left.length)
    }
    const drumless = await listen(stems[1]?.id ?? '')
    const kick = [first ?? 0, (first ?? 0) + 2400] as const
    const chord = [(second ?? 0) + 4800, (second ?? 0) + 9600] as const
    expect(levelDb(drumless.left, ...kick) - levelDb(whole.left, ...kick)).toBeLessThan(-4)
    expect(levelDb(drumless.left, ...chord) - levelDb(whole.left, ...chord)).toBeGreaterThan(-3)
  })
})
