import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const FRAME_BYTES = 8
const BLOCK_FRAMES = 65_536

// Interleaved stereo floats as the media program leaves them, read block by block: a quarter of an hour of them is 350 MB.
export function countFrames(path: string): number {
  const file = openSync(path, 'r')
  try {
    return Math.floor(fstatSync(file).size / FRAME_BYTES)
  } finally {
    closeSync(file)
  }
}

export function* readFloats(path: string): Generator<{ left: Float32Array; right: Float32Array }> {
  const file = openSync(path, 'r')
  const samples = new Float32Array(BLOCK_FRAMES * 2)
  try {
    for (;;) {
      const frames = Math.floor(readSync(file, samples) / FRAME_BYTES)
      if (frames === 0) return
      const left = new Float32Array(frames)
      const right = new Float32Array(frames)
      for (let i = 0; i < frames; i++) {
        left[i] = samples[2 * i] ?? 0
        right[i] = samples[2 * i + 1] ?? 0
      }
      yield { left, right }
    }
  } finally {
    closeSync(file)
  }
}
