import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alignedWord, STEM_NAMES } from '@arioso/contract'
import { parseScore, secondsPerBeat, type Score, type SongOrder } from '@arioso/providers/music'
import { createEmbeddedWords } from '@arioso/providers/words'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { toClip, type ClipPatch, type StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from '../media/readWav.ts'
import { decodeToWav, encodeFlac, measureLoudness } from '../media/runMediaProgram.ts'
import type { SongFacts } from '../render/renderMessages.ts'
import { createRenderPool, type RenderPool } from '../render/renderPool.ts'
import type { Stereo } from '../render/stretch.ts'
import { editSong } from './editSong.ts'
import { generateSong } from './generateSong.ts'
import { splitStems } from './splitStems.ts'
import { createQueuedClip } from './testSong.ts'

const RATE = 48_000
const LYRICS =
  '[Verse]\nLow light over water\nCarry me home to the harbour\n\n[Chorus]\nSing me a river\nSing me the sea'
const ORDER: SongOrder = {
  seed: 5,
  title: 'Harbour',
  style: 'folk, acoustic guitar, male voice, 110 bpm',
  excludedStyle: '',
  lyrics: LYRICS,
  instrumental: false,
  maxSeconds: 30,
}

let storage: TestStorage
let pool: RenderPool
let folder: string
let parent: StoredClip
let original: Stereo
let score: Score
const never = new AbortController().signal
const announce = (): Promise<void> => Promise.resolve()
const text = (value: string): Uint8Array => new TextEncoder().encode(value)

// One real song of half a minute, made once: everything here is made of it.
beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-refine-'))
  pool = createRenderPool({ threads: 1, niceness: 0 })
  const made = await createQueuedClip(storage, { style: ORDER.style, lyrics: LYRICS })
  const wavPath = join(folder, 'parent.wav')
  const told: SongFacts[] = []
  const listener = {
    onStarted: (facts: SongFacts) => Promise.resolve(void told.push(facts)),
    onAudio: () => Promise.resolve(),
  }
  await pool.render({ order: ORDER, wavPath }, listener, never)
  const [facts] = told
  if (!facts?.scoreJson) throw new Error('the song has no score')
  await encodeFlac(wavPath, join(folder, 'parent.flac'))
  await storage.files.write(`clips/${made.id}/master.flac`, await readFile(join(folder, 'parent.flac')))
  await storage.files.write(`clips/${made.id}/score.json`, text(facts.scoreJson))
  const words = facts.words.map(({ startSeconds, endSeconds, ...word }) => ({
    ...word,
    start_s: startSeconds,
    end_s: endSeconds,
    success: true,
    p_align: 1,
  }))
  await storage.files.write(`clips/${made.id}/words.json`, text(JSON.stringify(words)))
  const { durationSeconds, tempoBpm, keyName } = facts
  const known: ClipPatch = {
    status: 'complete',
    jobState: 'completed',
    title: 'Harbour',
    durationSeconds,
    tempoBpm,
    keyName,
  }
  parent = (await storage.clips.update(made.id, known)) ?? made
  original = await listen(parent.id)
  score = parseScore(JSON.parse(facts.scoreJson))
}, 120_000)
afterAll(async () => {
  await pool.close()
  await storage.drop()
  await rm(folder, { recursive: true })
})

async function listen(id: string): Promise<Stereo> {
  const path = join(storage.filesFolder, 'clips', id, 'master.flac')
  await decodeToWav(path, join(folder, `${id}.heard.wav`))
  return readWav(join(folder, `${id}.heard.wav`))
}

type Making = Pick<StoredClip, 'type' | 'controls'> &
  Partial<Pick<StoredClip, 'prompt' | 'tags' | 'modelKey'>> & { from?: StoredClip }

async function make({ from = parent, ...making }: Making): Promise<StoredClip> {
  const { id } = await createQueuedClip(storage, { style: ORDER.style, seed: 11 })
  await storage.clips.update(id, { title: 'Harbour', parentClipId: from.id, ...making })
  const parts = { storage, pool, announce, workFolder: folder, words: createEmbeddedWords() }
  const job = { clip_id: id, attempt: 1 }
  const kind = making.controls.edit?.kind
  const isCut = kind === 'crop' || kind === 'fade' || kind === 'reverse' || kind === 'concat'
  await (isCut ? editSong : kind === 'stem' ? splitStems : generateSong)(parts, job, never)
  const clip = await storage.clips.find(id)
  if (clip?.status !== 'complete') throw new Error('the clip was not finished')
  return clip
}

const frame = (seconds: number): number => Math.round(seconds * RATE)
const areSame = (a: Float32Array, b: Float32Array): boolean => a.length === b.length && a.every((x, i) => x === b[i])

// The largest step from one sample to the next: a click is one that the music itself never makes.
function largestJump(samples: Float32Array, from: number, to: number): number {
  let largest = 0
  for (let i = Math.max(1, from); i < Math.min(to, samples.length); i++) {
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  }
  return largest
}

function levelDb(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  return 10 * Math.log10(sum / (to - from) + 1e-12)
}

function expectNoClick({ left }: Stereo, at: number): void {
  const near = largestJump(left, at - 480, at + 2400)
  expect(near).toBeLessThanOrEqual(
    largestJump(left, at - RATE * 2, at - 480) + largestJump(left, at + 2400, at + RATE * 2),
  )
}

describe('replacing a section', () => {
  it('[REM-03] only that span changes: every other sample of the master stays, and the joins do not click', async () => {
    const beat = secondsPerBeat(score)
    const verse = score.sections.find(({ kind }) => kind === 'verse')
    const startSeconds = (verse?.startBeat ?? 0) * beat
    const endSeconds = startSeconds + (verse?.lengthBeats ?? 0) * beat
    const lyrics = 'Bright moon on the harbour\nCarry us over the ocean'
    const clip = await make({
      type: 'concat_infilling',
      controls: { edit: { kind: 'infill', startSeconds, endSeconds, lyrics } },
    })
    const heard = await listen(clip.id)
    const [from, to] = [frame(startSeconds), frame(endSeconds)]
    for (const side of ['left', 'right'] as const) {
      expect(heard[side].length).toBe(original[side].length)
      expect(areSame(heard[side].subarray(0, from), original[side].subarray(0, from))).toBe(true)
      expect(areSame(heard[side].subarray(to), original[side].subarray(to))).toBe(true)
    }
    expect(areSame(heard.left.subarray(from, to), original.left.subarray(from, to))).toBe(false)
    expectNoClick(heard, from)
    expectNoClick(heard, to - 1920)
    expect(Math.abs(levelDb(heard.left, from, to) - levelDb(original.left, from, to))).toBeLessThan(3)
    expect(clip.prompt).toBe(
      LYRICS.replace('Low light over water', 'Bright moon on the harbour').replace(
        'Carry me home to the harbour',
        'Carry us over the ocean',
      ),
    )
    const bytes = await storage.files.readBytes(`clips/${clip.id}/words.json`)
    const words = alignedWord.array().parse(JSON.parse(new TextDecoder().decode(bytes)))
    expect(words.map(({ word }) => word).join(' ')).toContain('Bright moon on the harbour')
  })
})

describe('extending', () => {
  it('[REM-02] [REM-04] goes on from any second, and the full song joins both without a click or a jump of level', async () => {
    const untilSeconds = 17.3
    const edit = { kind: 'extend' as const, chain: [{ clipId: parent.id, untilSeconds }] }
    const part = await make({
      type: 'gen',
      controls: { edit },
      prompt: '[Bridge]\nNow the night is over\nNow the day is here',
    })
    const full = await make({ type: 'concat', controls: { edit: { kind: 'concat', chain: edit.chain } }, from: part })
    const [joined, extension] = [await listen(full.id), await listen(part.id)]
    const at = frame(untilSeconds)
    expect(areSame(joined.left.subarray(0, at), original.left.subarray(0, at))).toBe(true)
    const end = at + extension.left.length
    expect(areSame(joined.left.subarray(at + 960, end), extension.left.subarray(960))).toBe(true)
    expect(joined.left.length - end).toBeLessThan(8)
    expectNoClick(joined, at)
    const change = levelDb(joined.left, at + 960, at + RATE / 2) - levelDb(original.left, at + 960, at + RATE / 2)
    expect(Math.abs(change)).toBeLessThan(1.5)
    expect(full.prompt).toContain('[Verse]\nLow light over water')
    expect(full.prompt).toContain('[Bridge]\nNow the night is over')
  }, 240_000)
})

describe('cutting', () => {
  it('a crop keeps exactly the samples between two moments, or all but them', async () => {
    const span = { startSeconds: 4, endSeconds: 20.5 }
    const kept = await make({ type: 'edit_crop', controls: { edit: { kind: 'crop', ...span, isRemove: false } } })
    const heard = await listen(kept.id)
    expect(heard.left.length).toBe(frame(16.5))
    const inner = original.left.subarray(frame(4) + 96, frame(20.5) - 96)
    expect(areSame(heard.left.subarray(96, heard.left.length - 96), inner)).toBe(true)
    const rest = await listen(
      (await make({ type: 'edit_crop', controls: { edit: { kind: 'crop', ...span, isRemove: true } } })).id,
    )
    expect(areSame(rest.left.subarray(0, frame(4) - 480), original.left.subarray(0, frame(4) - 480))).toBe(true)
    const after = original.left.subarray(frame(20.5) + 480)
    expect(areSame(rest.left.subarray(rest.left.length - after.length), after)).toBe(true)
    expectNoClick(rest, frame(4) - 480)
  })

  it('a fade begins and ends in silence and leaves the middle alone; backwards is the same samples from the end', async () => {
    const faded = await listen(
      (await make({ type: 'edit_fade', controls: { edit: { kind: 'fade', inSeconds: 3, outSeconds: 5 } } })).id,
    )
    const total = original.left.length
    expect(
      areSame(faded.left.subarray(frame(3), total - frame(5)), original.left.subarray(frame(3), total - frame(5))),
    ).toBe(true)
    expect(faded.left[0]).toBe(0)
    const at = frame(1.5)
    expect(Math.abs((faded.left[at] ?? 0) - (original.left[at] ?? 0) / 2)).toBeLessThan(1 / 32_768)
    const reversed = await listen((await make({ type: 'gen', controls: { edit: { kind: 'reverse' } } })).id)
    expect(areSame(reversed.left, original.left.toReversed())).toBe(true)
  })
})

// The stems of the song, played once for all who listen to them.
let known: Promise<Map<string, string>> | undefined
function stemsOf(song: Score): Promise<Map<string, string>> {
  const render = async (): Promise<Map<string, string>> => {
    const stemFolder = await mkdtemp(join(folder, 'stems-'))
    const listener = { onStarted: () => Promise.resolve(), onAudio: () => Promise.resolve() }
    const request = { stems: { scoreJson: JSON.stringify(song), split: 'twelve' as const, folder: stemFolder } }
    const { stems } = await pool.render(request, listener, never)
    return new Map(stems.map(({ name, wavPath }) => [name, wavPath]))
  }
  if (song !== score) return render()
  known ??= render()
  return known
}

describe('splitting', () => {
  it('[REM-09] the voice and each group of instruments together are the song', async () => {
    const sum = new Float32Array(original.left.length)
    const stems = await stemsOf(score)
    expect(stems.size).toBeGreaterThan(4)
    for (const [name, wavPath] of stems) {
      expect(STEM_NAMES).toContain(name)
      const { left } = await readWav(wavPath)
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (left[i] ?? 0)
    }
    const difference = sum.map((x, i) => x - (original.left[i] ?? 0))
    expect(levelDb(difference, 0, sum.length)).toBeLessThan(levelDb(original.left, 0, sum.length) - 60)
  }, 240_000)

  it('[REM-09] each stem is a clip with FLAC and MP3 that knows its song, and one without a sound says so', async () => {
    const stems = await insertStems(['vocals', 'instrumental', 'brass'])
    const parts = { storage, pool, announce, workFolder: folder }
    await splitStems(parts, { clip_id: stems[0]?.id ?? '', attempt: 1 }, never)
    const made = (await storage.clips.listByTransaction(parent.userId, stems[0]?.transactionUuid ?? '')).map(toClip)
    for (const { status, metadata } of made) {
      expect({ status, ...metadata }).toMatchObject({
        status: 'complete',
        type: 'stem',
        task: 'gen_stem',
        stem_from_id: parent.id,
      })
    }
    expect(made.map(({ metadata }) => metadata.is_empty)).toEqual([false, false, true])
    for (const { id } of made.slice(0, 2)) {
      for (const file of ['audio.mp3', 'master.flac', 'peaks.json']) {
        expect(await storage.files.size(`clips/${id}/${file}`)).toBeGreaterThan(100)
      }
    }
  }, 240_000)

  async function insertStems(names: string[]): Promise<StoredClip[]> {
    const together = { generationId: randomUUID(), transactionUuid: randomUUID() }
    return storage.clips.insert(
      names.map((name, take) => ({
        ...together,
        take,
        userId: parent.userId,
        workspaceId: parent.workspaceId,
        modelKey: parent.modelKey,
        modelName: parent.modelName,
        seed: 1,
        type: 'stem' as const,
        task: 'gen_stem',
        parentClipId: parent.id,
        controls: { edit: { kind: 'stem' as const, name, split: 'two' as const } },
      })),
    )
  }
})

describe('remastering', () => {
  it('keeps what was there and adds to it, as loud as every song (measured by FFmpeg)', async () => {
    const remaster = await make({
      type: 'gen',
      controls: { edit: { kind: 'remaster', variation: 'subtle' } },
      modelKey: 'arioso-v4-5-plus',
    })
    const heard = await listen(remaster.id)
    expect(heard.left.length).toBe(original.left.length)
    const alike = likenessOf(heard.left, original.left)
    expect(alike).toBeGreaterThan(0.5)
    expect(alike).toBeLessThan(0.98)
    const { integratedLufs, truePeakDb } = await measureLoudness(
      join(storage.filesFolder, 'clips', remaster.id, 'master.flac'),
    )
    expect(Math.abs(integratedLufs + 14)).toBeLessThan(1)
    expect(truePeakDb).toBeLessThan(-0.9)
  })

  // One is the same sound, zero has nothing in common.
  function likenessOf(a: Float32Array, b: Float32Array): number {
    const dot = (x: Float32Array, y: Float32Array): number => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0)
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
  }
})

describe('covering', () => {
  it('[REM-01] keeps the sung melody, the words and the form, in a style that sounds different', async () => {
    const cover = await make({
      type: 'gen',
      controls: { edit: { kind: 'cover' }, tempoBpm: 110 },
      tags: 'synthwave, 110 bpm',
    })
    const bytes = await storage.files.readBytes(`clips/${cover.id}/score.json`)
    const played = parseScore(JSON.parse(new TextDecoder().decode(bytes)))
    expect(played.sections).toEqual(score.sections)
    expect(played.chords).toEqual(score.chords)
    expect(cover.prompt).toBe(LYRICS)
    expect(played.parts.map(({ instrument }) => instrument)).not.toEqual(
      score.parts.map(({ instrument }) => instrument),
    )
    const [before, after] = [await contourOf(score), await contourOf(played)]
    const cents = (i: number, j: number): number => 1200 * Math.log2((after[j] ?? NaN) / (before[i] ?? NaN))
    const both = before.flatMap((hertz, i) => (hertz && after[i] ? [i] : []))
    const shift = both.map((i) => cents(i, i)).toSorted((a, b) => a - b)[Math.floor(both.length / 2)] ?? 0
    // A glide may come a frame sooner or later.
    const isNear = (i: number): boolean => [i, i - 1, i + 1].some((j) => Math.abs(cents(i, j) - shift) < 60)
    const near = both.filter(isNear).length
    expect(both.length).toBeGreaterThan(40)
    expect(near / both.length).toBeGreaterThan(0.95)
    const [folk, synthwave] = [await bandLevels(score), await bandLevels(played)]
    expect(folk.get('guitar')).toBe(Math.max(...folk.values()))
    expect(synthwave.has('guitar')).toBe(false)
    expect(synthwave.get('synth')).toBeGreaterThan((folk.get('synth') ?? NaN) + 6)
  }, 240_000)

  // How loud each group of the band plays. Together they are mastered to the same balance, whatever the style.
  async function bandLevels(song: Score): Promise<Map<string, number>> {
    const stems = [...(await stemsOf(song))].filter(([name]) => name !== 'vocals')
    const levels = stems.map(async ([name, path]): Promise<[string, number]> => {
      const { left } = await readWav(path)
      return [name, levelDb(left, 0, left.length)]
    })
    return new Map(await Promise.all(levels))
  }

  // The voice alone, heard every 50 ms; undefined where nobody sings a clear tone.
  async function contourOf(song: Score): Promise<(number | undefined)[]> {
    const wavPath = (await stemsOf(song)).get('vocals')
    if (wavPath === undefined) throw new Error('nobody sings')
    const { left } = await readWav(wavPath)
    const every = left.filter((_, i) => i % COARSE === 0)
    const step = RATE / COARSE / 20
    return Array.from({ length: Math.floor(every.length / step) - 2 }, (_, i) =>
      pitchOf(every.subarray(i * step, i * step + 2 * step)),
    )
  }

  // A sung tone lies below 500 Hz here, so a sixth of the samples tell its pitch.
  const COARSE = 6

  function pitchOf(samples: Float32Array): number | undefined {
    if (levelDb(samples, 0, samples.length) < -45) return undefined
    const scores = Array.from({ length: 120 }, (_, lag) => likeness(samples, lag))
    const peaks = scores.flatMap((here, lag) => {
      const isPeak = here >= (scores[lag - 1] ?? 0) && here >= (scores[lag + 1] ?? 0)
      return lag >= 14 && lag < 119 && isPeak ? [lag] : []
    })
    // Two or three periods are as alike as one: the first peak that is nearly as high as the highest counts.
    const highest = Math.max(0, ...peaks.map((lag) => scores[lag] ?? 0))
    const best = peaks.find((lag) => (scores[lag] ?? 0) > highest * 0.85) ?? 0
    const [before, at, after] = [scores[best - 1] ?? 0, scores[best] ?? 0, scores[best + 1] ?? 0]
    if (best === 0 || at < 0.85) return undefined
    const bend = before - 2 * at + after
    return RATE / COARSE / (best + (bend === 0 ? 0 : (before - after) / 2 / bend))
  }

  function likeness(samples: Float32Array, lag: number): number {
    let product = 0
    let energy = 1e-9
    for (let i = 0; i + lag < samples.length; i++) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0]
      product += a * b
      energy += (a * a + b * b) / 2
    }
    return product / energy
  }
})
