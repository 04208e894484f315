import type { SongBlock } from './openedSong.ts'
import type { Stereo } from '../media/sound/sound.ts'

// Half a second: every block is a message to the MP3 program and a write of samples.
const GATHERED_FRAMES = 24_000

/** Many small stretches of sound as fewer blocks, each with its place. */
export function* gatherBlocks(stretches: Iterable<Stereo>): Generator<SongBlock> {
  let waiting: Stereo[] = []
  let [startFrame, frames] = [0, 0]

  function gather(): SongBlock {
    const block = { startFrame, left: new Float32Array(frames), right: new Float32Array(frames) }
    let at = 0
    for (const { left, right } of waiting) {
      block.left.set(left, at)
      block.right.set(right, at)
      at += left.length
    }
    waiting = []
    startFrame += frames
    frames = 0
    return block
  }

  for (const stretch of stretches) {
    waiting.push(stretch)
    frames += stretch.left.length
    if (frames >= GATHERED_FRAMES) yield gather()
  }
  if (frames > 0) yield gather()
}
