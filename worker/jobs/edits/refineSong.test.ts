import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { alignedWord, STEM_NAMES } from '@arioso/contract'
import type { SongOrder } from '@arioso/providers/music'
import { parseScore, secondsPerBeat, type Score } from '@arioso/providers/scores'
import { createEmbeddedWords } from '@arioso/providers/words'
import { toClip, type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from '../../media/sound/readWav.ts'
import { measureLoudness } from '../../media/runMediaProgram.ts'
import { contourOf, levelDb } from '../../media/sound/testContour.ts'
import { momentaryLufs } from '../../media/testLoudness.ts'
import type { SongFacts } from '../../render/renderMessages.ts'
import type { Stereo } from '../../media/sound/sound.ts'
import { editSong } from './editSong.ts'
import { expectNoClick } from './expectNoClick.ts'
import { generateSong } from '../songs/generateSong.ts'
import { splitStems } from './splitStems.ts'
import { createQueuedClip } from '../songs/testSong.ts'
import { openTestStudio, type TestStudio } from '../songs/testStudio.ts'
import { createTakeTurns } from '../songs/takeTurns.ts'

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
  maxSeconds: 20,
}

let studio: TestStudio
let storage: TestStudio['storage']
let pool: TestStudio['pool']
let listen: TestStudio['listen']
let folder: string
let parent: StoredClip
let original: Stereo
let score: Score
const never = new AbortController().signal
const announce = (): Promise<void> => Promise.resolve()
const text = (value: string): Uint8Array => new TextEncoder().encode(value)

// One real song of a verse, a chorus and an ending, made once: everything here is made of it.
beforeAll(async () => {
  studio = await openTestStudio()
  ;({ storage, pool, folder, listen } = studio)
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
  await studio.keepMaster(made.id, wavPath)
  await storage.files.write(clipFiles(made.id).score, text(facts.scoreJson))
  const words = facts.words.map(({ startSeconds, endSeconds, ...word }) => ({
    ...word,
    start_s: startSeconds,
    end_s: endSeconds,
    success: true,
    p_align: 1,
  }))
  await storage.files.write(clipFiles(made.id).words, text(JSON.stringify(words)))
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
})
afterAll(() => studio.close())

type Making = Pick<StoredClip, 'type' | 'controls'> &
  Partial<Pick<StoredClip, 'lyrics' | 'style' | 'modelKey'>> & { from?: StoredClip }

async function make({ from = parent, ...making }: Making): Promise<StoredClip> {
  const { id } = await createQueuedClip(storage, { style: ORDER.style, seed: 11 })
  await storage.clips.update(id, { title: 'Harbour', parentClipId: from.id, ...making })
  const parts = {
    storage,
    pool,
    announce,
    workFolder: folder,
    words: createEmbeddedWords(),
    turns: createTakeTurns(),
    maxSeconds: 16,
  }
  const job = { clip_id: id, attempt: 1 }
  const kind = making.controls.edit?.kind
  const isOfSound = kind === 'concat' || kind === 'crop'
  await (isOfSound ? editSong : kind === 'stem' ? splitStems : generateSong)(parts, job, never)
  const clip = await storage.clips.find(id)
  if (clip?.status !== 'complete') throw new Error('the clip was not finished')
  return clip
}

function readChain({ controls: { edit } }: StoredClip) {
  return edit?.kind === 'extend' ? edit.chain : []
}

const frame = (seconds: number): number => Math.round(seconds * RATE)
const areSame = (a: Float32Array, b: Float32Array): boolean => a.length === b.length && a.every((x, i) => x === b[i])

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
    expectNoClick(heard, from, original)
    expectNoClick(heard, to - 1920, original)
    expect(Math.abs(levelDb(heard.left, from, to) - levelDb(original.left, from, to))).toBeLessThan(3)
    expect(clip.lyrics).toBe(
      LYRICS.replace('Low light over water', 'Bright moon on the harbour').replace(
        'Carry me home to the harbour',
        'Carry us over the ocean',
      ),
    )
    const bytes = await storage.files.readBytes(clipFiles(clip.id).words)
    const words = alignedWord.array().parse(JSON.parse(new TextDecoder().decode(bytes)))
    expect(words.map(({ word }) => word).join(' ')).toContain('Bright moon on the harbour')
  })
})

describe('extending', () => {
  it('[REM-02 a] [REM-04] goes on from any second, and the full song joins both without a click or a jump of level', async () => {
    const untilSeconds = 12.7
    const edit = { kind: 'extend' as const, chain: [{ clipId: parent.id, untilSeconds }] }
    const part = await make({
      type: 'gen',
      controls: { edit },
      lyrics: '[Bridge]\nNow the night is over\nNow the day is here',
    })
    const full = await make({ type: 'concat', controls: { edit: { kind: 'concat', chain: edit.chain } }, from: part })
    const [joined, extension] = [await listen(full.id), await listen(part.id)]
    const at = frame(untilSeconds)
    expect(areSame(joined.left.subarray(0, at), original.left.subarray(0, at))).toBe(true)
    const end = at + extension.left.length
    expect(areSame(joined.left.subarray(at + 960, end), extension.left.subarray(960))).toBe(true)
    expect(joined.left.length - end).toBeLessThan(8)
    expectNoClick(joined, at)
    // Other words and chords than were there before, as loud as they were.
    const change = levelDb(joined.left, at + 960, at + RATE * 2) - levelDb(original.left, at + 960, at + RATE * 2)
    expect(Math.abs(change)).toBeLessThan(3)
    await expectEvenLoudness(full.id, untilSeconds)
    expect(full.lyrics).toContain('[Verse]\nLow light over water')
    expect(full.lyrics).toContain('[Bridge]\nNow the night is over')
  })

  it('goes on from a song that was cut and has no notes left, by listening to it', async () => {
    const middle = { kind: 'crop' as const, startSeconds: 6, endSeconds: 9, isRemove: true }
    const cut = await make({ type: 'edit_crop', controls: { edit: middle } })
    expect(await storage.files.size(clipFiles(cut.id).score)).toBeUndefined()
    const chain = [{ clipId: cut.id, untilSeconds: 13 }]
    const part = await make({ type: 'gen', controls: { edit: { kind: 'extend', chain } }, style: 'folk', from: cut })
    expect(part.tempoBpm).toBeCloseTo(score.tempoBpm, -1)
    const edit = { kind: 'concat' as const, chain: readChain(part) }
    const full = await make({ type: 'concat', controls: { edit }, from: part })
    const [joined, before] = [await listen(full.id), await listen(cut.id)]
    const at = frame(edit.chain[0]?.untilSeconds ?? 0)
    expect(areSame(joined.left.subarray(0, at), before.left.subarray(0, at))).toBe(true)
    expectNoClick(joined, at)
  })

  it('backwards: new bars lead up to the song at its level, and from its first sample on the master is the song', async () => {
    const edit = { kind: 'opening' as const, fromSeconds: 0, lyrics: '' }
    const clip = await make({ type: 'gen', controls: { edit }, lyrics: LYRICS })
    const heard = await listen(clip.id)
    const join = heard.left.length - original.left.length
    expect(join).toBeGreaterThan(8 * RATE)
    for (const side of ['left', 'right'] as const) {
      expect(areSame(heard[side].subarray(join), original[side])).toBe(true)
    }
    // The song itself may begin with a blow.
    const led = (samples: Float32Array): Float32Array => {
      const later = new Float32Array(join + samples.length)
      later.set(samples, join)
      return later
    }
    expectNoClick(heard, join, { left: led(original.left), right: led(original.right) })
    const level = (samples: Float32Array, from: number): number => levelDb(samples, from, from + 8 * RATE)
    expect(Math.abs(level(heard.left, join - 8 * RATE) - level(original.left, 0))).toBeLessThan(6)
    expect(clip.lyrics).toBe(LYRICS)
    expect(clip.durationSeconds).toBeCloseTo(heard.left.length / RATE, 2)
    expect(toClip(clip).metadata.concat_history).toMatchObject([{ id: parent.id, continue_before: true }])
    const bytes = await storage.files.readBytes(clipFiles(clip.id).words)
    const [first] = alignedWord.array().parse(JSON.parse(new TextDecoder().decode(bytes)))
    expect(first?.start_s).toBeGreaterThan(join / RATE)
  })

  // FFmpeg's momentary loudness, ten times a second: over the join it moves no more than within the song it goes on from.
  async function expectEvenLoudness(id: string, joinSeconds: number): Promise<void> {
    const heard = await momentaryLufs(join(storage.filesFolder, 'clips', id, 'master.flac'))
    const at = Math.round(joinSeconds * 10)
    const steps = heard.map((lufs, i) => Math.abs(lufs - (heard[i - 4] ?? lufs)))
    const ownSteps = steps.slice(20, at - 2)
    expect(ownSteps.length).toBeGreaterThan(100)
    expect(Math.max(...steps.slice(at - 2, at + 10))).toBeLessThanOrEqual(Math.max(...ownSteps))
  }
})

// The stems of a song, played once for all who listen to them.
const known = new Map<Score, Promise<Map<string, string>>>()
function stemsOf(song: Score): Promise<Map<string, string>> {
  const stems = known.get(song) ?? playStems(song)
  known.set(song, stems)
  return stems
}

async function playStems(song: Score): Promise<Map<string, string>> {
  const stemFolder = await mkdtemp(join(folder, 'stems-'))
  const listener = { onStarted: () => Promise.resolve(), onAudio: () => Promise.resolve() }
  const request = { stems: { scoreJson: JSON.stringify(song), split: 'twelve' as const, folder: stemFolder } }
  const { stems } = await pool.render(request, listener, never)
  return new Map(stems.map(({ name, wavPath }) => [name, wavPath]))
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
  })

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
  })

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

describe('varying', () => {
  const scoreOf = async ({ id }: StoredClip): Promise<Score> =>
    parseScore(JSON.parse(new TextDecoder().decode(await storage.files.readBytes(clipFiles(id).score))))
  const wordsOf = async (id: string) =>
    alignedWord.array().parse(JSON.parse(new TextDecoder().decode(await storage.files.readBytes(clipFiles(id).words))))

  it('a slower song is the same song, longer, and its words are where they are sung', async () => {
    const slower = await make({
      type: 'gen',
      controls: { edit: { kind: 'variation', wish: 'slower' } },
      lyrics: LYRICS,
    })
    const played = await scoreOf(slower)
    expect(played.parts).toEqual(score.parts)
    expect(slower.tempoBpm).toBeCloseTo(score.tempoBpm * 0.88, 0)
    const [before, after] = [await wordsOf(parent.id), await wordsOf(slower.id)]
    expect(after.map(({ word }) => word)).toEqual(before.map(({ word }) => word))
    expect(after.at(-1)?.start_s).toBeGreaterThan((before.at(-1)?.start_s ?? 0) * 1.1)
    const { left } = await listen(slower.id)
    expect(left.length / RATE).toBeGreaterThan((original.left.length / RATE) * 1.08)
    expect(slower.lyrics).toBe(LYRICS)
    const loudness = await measureLoudness(join(storage.filesFolder, 'clips', slower.id, 'master.flac'))
    expect(Math.abs(loudness.integratedLufs + 14)).toBeLessThan(1)
  })

  it('what its notes do not allow is said and given up', async () => {
    const controls = { edit: { kind: 'variation' as const, wish: 'shorter' as const } }
    await expect(make({ type: 'gen', controls })).rejects.toMatchObject({ code: 'NOTHING_TO_LEAVE_OUT' })
  })
})

describe('a song plan', () => {
  it('the song has its sections and chords, and its maker’s words in their places', async () => {
    const sections = [
      { kind: 'intro' as const, bars: 1, chords: '' },
      { kind: 'verse' as const, bars: 4, energy: 0.4, chords: 'Dm Bb F C' },
      { kind: 'chorus' as const, bars: 4, energy: 0.9, chords: 'Dm Bb | F C' },
    ]
    const planned = await make({ type: 'gen', controls: { plan: { sections }, tempoBpm: 140 }, lyrics: LYRICS })
    const bytes = await storage.files.readBytes(clipFiles(planned.id).score)
    const played = parseScore(JSON.parse(new TextDecoder().decode(bytes)))
    const barBeats = (played.meter.beats * 4) / played.meter.unit
    expect(played.sections.map(({ kind, lengthBeats }) => [kind, lengthBeats / barBeats])).toEqual(
      sections.map(({ kind, bars }) => [kind, bars]),
    )
    expect(played).toMatchObject({ tempoBpm: 140, key: { tonic: 2, mode: 'minor' } })
    const symbols = played.chords.filter(({ startBeat }) => startBeat >= barBeats).map(({ symbol }) => symbol)
    expect(symbols).toEqual(['Dm', 'Bb', 'F', 'C', 'Dm', 'Bb', 'F', 'C', 'Dm', 'Bb', 'F', 'C'])
    expect(played.voice?.lines.map(({ section }) => section)).toEqual([1, 1, 2, 2])
    expect(toClip(planned).metadata.plan).toEqual({ sections })
  })
})

describe('covering', () => {
  it('[REM-01] keeps the sung melody, the words and the form, in a style that sounds different', async () => {
    const cover = await make({
      type: 'gen',
      controls: { edit: { kind: 'cover' }, tempoBpm: 110 },
      style: 'synthwave, 110 bpm',
    })
    const bytes = await storage.files.readBytes(clipFiles(cover.id).score)
    const played = parseScore(JSON.parse(new TextDecoder().decode(bytes)))
    expect(played.sections).toEqual(score.sections)
    expect(played.chords).toEqual(score.chords)
    expect(cover.lyrics).toBe(LYRICS)
    expect(played.parts.map(({ instrument }) => instrument)).not.toEqual(
      score.parts.map(({ instrument }) => instrument),
    )
    const rises = sungPitches(score).map((pitch) => pitch - (sungPitches(score)[0] ?? NaN))
    expect(sungPitches(played).map((pitch) => pitch - (sungPitches(played)[0] ?? NaN))).toEqual(rises)
    const [before, after] = [await contour(score), await contour(played)]
    const cents = (i: number, j: number): number => 1200 * Math.log2((after[j] ?? NaN) / (before[i] ?? NaN))
    const both = before.flatMap((hertz, i) => (hertz && after[i] ? [i] : []))
    const shift = both.map((i) => cents(i, i)).toSorted((a, b) => a - b)[Math.floor(both.length / 2)] ?? 0
    // A glide may come a frame sooner or later.
    const isNear = (i: number): boolean => [i, i - 1, i + 1].some((j) => Math.abs(cents(i, j) - shift) < 60)
    const near = both.filter(isNear).length
    expect(both.length).toBeGreaterThan(40)
    // The note is the same; what is heard of it differs where one voice still glides.
    expect(near / both.length).toBeGreaterThan(0.85)
    const [folk, synthwave] = [await bandLevels(score), await bandLevels(played)]
    expect(folk.get('guitar')).toBe(Math.max(...folk.values()))
    expect(synthwave.has('guitar')).toBe(false)
    expect(folk.has('synth')).toBe(false)
    expect(synthwave.get('synth')).toBeGreaterThan(-30)
  })

  it('of a part only, keeps the words of that part', async () => {
    const verse = score.sections.find(({ kind }) => kind === 'verse')
    const startSeconds = (verse?.startBeat ?? 0) * secondsPerBeat(score)
    const endSeconds = startSeconds + (verse?.lengthBeats ?? 0) * secondsPerBeat(score)
    const edit = { kind: 'cover', startSeconds, endSeconds } as const
    const controls = { edit, tempoBpm: score.tempoBpm }
    const cover = await make({ type: 'gen', controls, lyrics: LYRICS, style: 'synthwave' })
    const bytes = await storage.files.readBytes(clipFiles(cover.id).score)
    const { sections, tailSeconds } = parseScore(JSON.parse(new TextDecoder().decode(bytes)))
    expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(['verse']))
    expect(tailSeconds).toBeGreaterThan(1)
    expect(cover.lyrics).toContain('[Verse]\nLow light over water\nCarry me home to the harbour')
    expect(cover.lyrics).not.toContain('river')
  })

  function sungPitches({ voice }: Score): number[] {
    return (voice?.lines ?? []).flatMap(({ words }) =>
      words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch)),
    )
  }

  // How loud each group of the band plays. Together they are mastered to the same balance, whatever the style.
  async function bandLevels(song: Score): Promise<Map<string, number>> {
    const stems = [...(await stemsOf(song))].filter(([name]) => name !== 'vocals')
    const levels = stems.map(async ([name, path]): Promise<[string, number]> => {
      const { left } = await readWav(path)
      return [name, levelDb(left, 0, left.length)]
    })
    return new Map(await Promise.all(levels))
  }

  async function contour(song: Score): Promise<(number | undefined)[]> {
    const wavPath = (await stemsOf(song)).get('vocals')
    if (wavPath === undefined) throw new Error('nobody sings')
    return contourOf((await readWav(wavPath)).left)
  }
})
