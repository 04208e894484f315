import { createDesk } from './audio/kernels/createDesk.ts'
import { createNoteCache, type NoteCache } from './instruments/createNoteCache.ts'
import { createLoudnessMeter } from './measure/loudness.ts'
import { createLoudnessRide } from './mix/createLoudnessRide.ts'
import { createMaster, MASTER_LATENCY_FRAMES } from './mix/createMaster.ts'
import { createMixer } from './mix/createMixer.ts'
import { predictPowers } from './mix/predictPowers.ts'
import { settleLoudness, type SettledLoudness } from './mix/settleLoudness.ts'
import { sumWindow } from './mix/sumWindow.ts'
import { WINDOW_FRAMES } from './mix/windowFrames.ts'
import { durationSeconds, type Score } from './score.ts'
import { createSinger, type Singer } from './voice/createSinger.ts'

export type RenderOptions = {
  sampleRate: number
  /** flite's WASM bytes; needed when the score has a voice. */
  speaker?: Uint8Array<ArrayBuffer>
  /** Sings the score's lines elsewhere, on another thread say; otherwise they are sung here, each when it is needed. */
  singer?: Singer | undefined
  /** Notes kept from song to song; otherwise they are forgotten with this one. */
  notes?: NoteCache
}
export type RenderedBlock = {
  startFrame: number
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}
export type SongRendering = { totalFrames: number; sampleRate: number; blocks: () => Generator<RenderedBlock> }

// Short at first: a player starts with the first block, and each lasts longer than the next takes to make.
const BLOCK_SECONDS = [1, 2.5]
const LATER_BLOCK_SECONDS = 5.5
const END_FADE_SECONDS = 0.25
const NOTE_CACHE_BYTES = 96 * 1024 * 1024

/** A score in, stereo blocks out, in order and without gaps; nothing is rendered before the first block is asked for. */
export function renderSong(score: Score, options: RenderOptions): SongRendering {
  const { sampleRate } = options
  const totalFrames = Math.round(durationSeconds(score) * sampleRate)
  return { totalFrames, sampleRate, blocks: () => renderBlocks(score, options, totalFrames) }
}

function* renderBlocks(score: Score, options: RenderOptions, totalFrames: number): Generator<RenderedBlock> {
  const windows = renderWindows(score, options, totalFrames)
  for (let startFrame = 0, index = 0; startFrame < totalFrames; index++) {
    const seconds = BLOCK_SECONDS[index] ?? LATER_BLOCK_SECONDS
    const windowCount = Math.ceil((seconds * options.sampleRate) / WINDOW_FRAMES)
    const frames = Math.min(windowCount * WINDOW_FRAMES, totalFrames - startFrame)
    const block = { startFrame, left: new Float32Array(frames), right: new Float32Array(frames) }
    for (let at = 0; at < frames; at += WINDOW_FRAMES) {
      const { value } = windows.next()
      if (!value) break
      block.left.set(value.left.subarray(0, frames - at), at)
      block.right.set(value.right.subarray(0, frames - at), at)
    }
    fadeEnd(block, totalFrames, END_FADE_SECONDS * options.sampleRate)
    yield block
    startFrame += frames
  }
}

/** A tail cut while it still rings would click. */
function fadeEnd({ startFrame, left, right }: RenderedBlock, totalFrames: number, fadeFrames: number): void {
  const from = Math.max(0, Math.floor(totalFrames - fadeFrames) - startFrame)
  for (let i = from; i < left.length; i++) {
    const share = (totalFrames - startFrame - i) / fadeFrames
    left[i] *= Math.min(1, share)
    right[i] *= Math.min(1, share)
  }
}

/** Finished windows from frame 0 on: the master is late by its look-ahead, so what it gives is put together anew. */
function* renderWindows(score: Score, options: RenderOptions, totalFrames: number) {
  const { sampleRate } = options
  const cache = options.notes ?? createNoteCache(sampleRate, NOTE_CACHE_BYTES)
  const singer = options.singer ?? createScoreSinger(score, options)
  const settled = settleSong(score, cache, sampleRate)
  const desk = createDesk()
  const mixer = createMixer(desk, { score, cache, singer, sampleRate })
  const master = createMaster(desk, sampleRate)
  const meter = createLoudnessMeter(sampleRate, desk)
  const ride = createLoudnessRide(settled.expected)
  const mix = desk.stereoRow(WINDOW_FRAMES)
  const mastered = { ...desk.stereoRow(WINDOW_FRAMES), gain: desk.row(WINDOW_FRAMES) }
  const finished = desk.stereoRow(WINDOW_FRAMES)
  const kept = WINDOW_FRAMES - MASTER_LATENCY_FRAMES
  for (let startFrame = 0; startFrame < totalFrames + WINDOW_FRAMES; startFrame += WINDOW_FRAMES) {
    sumWindow(desk, mixer, startFrame, mix)
    master.process(mix, settled.gainDb + ride.next(), mastered)
    if (startFrame > 0) {
      finished.left.set(mastered.left.subarray(0, MASTER_LATENCY_FRAMES), kept)
      finished.right.set(mastered.right.subarray(0, MASTER_LATENCY_FRAMES), kept)
      meter.add(finished.left, finished.right)
      if (startFrame % (WINDOW_FRAMES * 16) === 0) ride.listen(meter.slices())
      yield finished
    }
    finished.left.set(mastered.left.subarray(MASTER_LATENCY_FRAMES))
    finished.right.set(mastered.right.subarray(MASTER_LATENCY_FRAMES))
  }
}

function settleSong(score: Score, cache: NoteCache, sampleRate: number): SettledLoudness {
  const desk = createDesk()
  return settleLoudness(desk, predictPowers(score), createMixer(desk, { score, cache, sampleRate }), sampleRate)
}

function createScoreSinger(score: Score, { speaker, sampleRate }: RenderOptions): Singer | undefined {
  if (!score.voice || score.voice.lines.length === 0) return undefined
  if (!speaker) throw new Error('a score with a voice needs the speaker')
  return createSinger({ speaker, score, sampleRate })
}
