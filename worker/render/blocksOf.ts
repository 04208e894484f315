import type { SongBlock } from './openedSong.ts'
import type { Stereo } from './stretch.ts'

const BLOCK_FRAMES = 96_000

/** A span of a song in blocks of two seconds. */
export function* blocksOf({ left, right }: Stereo, fromFrame = 0, toFrame = left.length): Generator<SongBlock> {
  for (let startFrame = fromFrame; startFrame < toFrame; startFrame += BLOCK_FRAMES) {
    const end = Math.min(toFrame, startFrame + BLOCK_FRAMES)
    yield { startFrame, left: left.slice(startFrame, end), right: right.slice(startFrame, end) }
  }
}
