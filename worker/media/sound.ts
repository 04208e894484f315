import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { Stereo } from '../render/stretch.ts'
import { openFlac } from './flacReader.ts'

/** A song on disk, read where it is needed. Outside of it lies silence. */
export type Sound = { totalFrames: number; read(fromFrame: number, frames: number): Stereo }

const FULL_SCALE = 32_768
const FRAME_BYTES = 4
// The media program writes its own name into a chunk before the samples.
const HEAD_BYTES = 4096

/** A master (.flac) or what was rendered (.wav), 16-bit stereo. */
export function openSound(path: string): Sound {
  return path.endsWith('.flac') ? openMaster(path) : openWav(path)
}

// Decoded only as far as somebody wants to hear it; kept as integers, half the size.
function openMaster(path: string): Sound {
  const flac = openFlac(readFileSync(path))
  const { totalFrames } = flac
  const [left, right] = [new Int16Array(totalFrames), new Int16Array(totalFrames)]
  let known = 0
  return {
    totalFrames,
    read(fromFrame, frames) {
      while (known < Math.min(totalFrames, fromFrame + frames)) {
        const block = flac.next()
        if (block === undefined) throw new Error('the master ends too early')
        const kept = Math.min(block.left.length, totalFrames - known)
        left.set(block.left.subarray(0, kept), known)
        right.set(block.right.subarray(0, kept), known)
        known += kept
      }
      return { left: toFloats(left, fromFrame, frames), right: toFloats(right, fromFrame, frames) }
    },
  }
}

function toFloats(samples: Int16Array, fromFrame: number, frames: number): Float32Array {
  const floats = new Float32Array(frames)
  const [from, to] = [Math.max(0, fromFrame), Math.min(samples.length, fromFrame + frames)]
  for (let i = from; i < to; i++) floats[i - fromFrame] = samples[i] / FULL_SCALE
  return floats
}

function openWav(path: string): Sound {
  const { start, totalFrames } = findSamples(path)
  return {
    totalFrames,
    read(fromFrame, frames) {
      const [left, right] = [new Float32Array(frames), new Float32Array(frames)]
      const [from, to] = [Math.max(0, fromFrame), Math.min(totalFrames, fromFrame + frames)]
      const bytes = readBytes(path, start + from * FRAME_BYTES, Math.max(0, to - from) * FRAME_BYTES)
      for (let i = 0; i < to - from; i++) {
        left[from - fromFrame + i] = bytes.readInt16LE(i * FRAME_BYTES) / FULL_SCALE
        right[from - fromFrame + i] = bytes.readInt16LE(i * FRAME_BYTES + 2) / FULL_SCALE
      }
      return { left, right }
    },
  }
}

/** Where the samples of a WAV file lie. */
export function findSamples(path: string): { start: number; totalFrames: number } {
  const head = readBytes(path, 0, HEAD_BYTES)
  const [channels, sampleRate, bits] = [head.readUInt16LE(22), head.readUInt32LE(24), head.readUInt16LE(34)]
  if (channels !== 2 || sampleRate !== 48_000 || bits !== 16) throw new Error('not 16-bit stereo at 48 kHz')
  let at = 12
  while (at + 8 <= head.length && head.toString('latin1', at, at + 4) !== 'data') at += 8 + head.readUInt32LE(at + 4)
  if (at + 8 > head.length) throw new Error('the file holds no samples')
  const start = at + 8
  return { start, totalFrames: Math.floor((statSync(path).size - start) / FRAME_BYTES) }
}

function readBytes(path: string, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, at))
  } finally {
    closeSync(file)
  }
}
