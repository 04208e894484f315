import type { NoteCache } from './instruments/createNoteCache.ts'
import type { SampleSource } from './instruments/sampled/sampleSource.ts'
import { collectBlocks, type Span, type Window } from './mix/collectBlocks.ts'
import { masterSong } from './mix/masterSong.ts'
import { durationSeconds, type Score } from './score.ts'
import type { Singer } from './voice/singing/createSinger.ts'
import type { TrainedVoices } from './voice/trained/createTrainedLineSinger.ts'

export type RenderOptions = {
  sampleRate: number
  /** flite's WASM bytes; needed when the score's singer is one of the speaker's. */
  speaker?: Uint8Array<ArrayBuffer> | undefined
  /** Needed when the score's singer is a trained one. */
  trained?: TrainedVoices | undefined
  /** Sings the score's lines elsewhere, on another thread say; otherwise they are sung here, each when it is needed. */
  singer?: Singer | undefined
  /** Recorded instruments, for scores that are played by them; without them the formula plays. */
  samples?: SampleSource | undefined
  /** Notes kept from song to song; otherwise they are forgotten with this one. */
  notes?: NoteCache
  /** Only these frames of the song; left out, all of them. */
  span?: Span
}
export type RenderedBlock = {
  startFrame: number
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}
export type SongRendering = { totalFrames: number; sampleRate: number; blocks: () => Generator<RenderedBlock> }

/** A score in, stereo blocks out, in order and without gaps; nothing is rendered before the first block is asked for. */
export function renderSong(score: Score, options: RenderOptions): SongRendering {
  const { sampleRate, span } = options
  const totalFrames = Math.round(durationSeconds(score) * sampleRate)
  return {
    totalFrames,
    sampleRate,
    *blocks() {
      for (const { startFrame, rows } of collectBlocks(songWindows(score, options), totalFrames, sampleRate, span)) {
        const [{ left, right }] = rows
        yield { startFrame, left, right }
      }
    },
  }
}

function* songWindows(score: Score, options: RenderOptions): Generator<Window> {
  for (const { startFrame, song } of masterSong(score, options)) yield { startFrame, rows: [song] }
}
