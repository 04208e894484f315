import type { Sound } from '../media/sound/sound.ts'
import type { SongBlock } from './openedSong.ts'

const BLOCK_FRAMES = 96_000

/** A span of a song in blocks of two seconds. */
export function* blocksOf(sound: Sound, fromFrame = 0, toFrame = sound.totalFrames): Generator<SongBlock> {
  for (let startFrame = fromFrame; startFrame < toFrame; startFrame += BLOCK_FRAMES) {
    yield { startFrame, ...sound.read(startFrame, Math.min(toFrame - startFrame, BLOCK_FRAMES)) }
  }
}
