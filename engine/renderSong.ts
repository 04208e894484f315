import type { RenderOptions } from './renderOptions.ts'
import { collectBlocks, type Window } from './mix/collectBlocks.ts'
import { masterSong } from './mix/master/masterSong.ts'
import { durationSeconds, type Score } from './score.ts'

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
