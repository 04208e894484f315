import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Stereo } from '../render/stretch.ts'

const FULL_SCALE = 32_768
const FRAME_BYTES = 4
const BLOCK_FRAMES = 65_536
// The media program writes its own name into a chunk before the samples.
const HEAD_BYTES = 4096

export function countWavFrames(path: string): number {
  const file = openSync(path, 'r')
  try {
    return Math.floor((fstatSync(file).size - findSamples(file)) / FRAME_BYTES)
  } finally {
    closeSync(file)
  }
}

/** A 16-bit stereo file block by block, so that a long one never lies in memory as a whole. */
export function* wavBlocks(path: string): Generator<Stereo> {
  const file = openSync(path, 'r')
  const bytes = Buffer.alloc(BLOCK_FRAMES * FRAME_BYTES)
  try {
    for (let at = findSamples(file); ;) {
      const read = readSync(file, bytes, 0, bytes.length, at)
      const frames = Math.floor(read / FRAME_BYTES)
      if (frames === 0) return
      at += frames * FRAME_BYTES
      yield toStereo(bytes, frames)
    }
  } finally {
    closeSync(file)
  }
}

function findSamples(file: number): number {
  const head = Buffer.alloc(HEAD_BYTES)
  const length = readSync(file, head, 0, HEAD_BYTES, 0)
  let at = 12
  while (at + 8 <= length && head.toString('latin1', at, at + 4) !== 'data') at += 8 + head.readUInt32LE(at + 4)
  if (at + 8 > length) throw new Error('the file holds no samples')
  return at + 8
}

function toStereo(bytes: Buffer, frames: number): Stereo {
  const [left, right] = [new Float32Array(frames), new Float32Array(frames)]
  for (let i = 0; i < frames; i++) {
    left[i] = bytes.readInt16LE(i * FRAME_BYTES) / FULL_SCALE
    right[i] = bytes.readInt16LE(i * FRAME_BYTES + 2) / FULL_SCALE
  }
  return { left, right }
}
