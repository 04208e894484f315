import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { openFlac, type Samples16 } from './flacReader.ts'

export type Stereo = { left: Float32Array; right: Float32Array }

/** A song on disk, read where it is needed. Outside of it lies silence. */
export type Sound = { totalFrames: number; read(fromFrame: number, frames: number): Stereo }

const FULL_SCALE = 32_768
const FRAME_BYTES = 4
// Forty megabytes: a usual song read twice is decoded once, and a long one takes no more.
const KEPT_FRAMES = 10_000_000
// The media program writes its own name into a chunk before the samples.
const HEAD_BYTES = 4096

/** A master (.flac) or what was rendered (.wav), 16-bit stereo. */
export function openSound(path: string): Sound {
  return path.endsWith('.flac') ? openMaster(path) : openWav(path)
}

// Decoded only where it is read; kept as integers, half the size.
function openMaster(path: string): Sound {
  const flac = openFlac(readFileSync(path))
  const { totalFrames, blockFrames } = flac
  const kept = new Map<number, Samples16>()
  const keptMax = Math.ceil(KEPT_FRAMES / blockFrames)

  function get(index: number): Samples16 {
    const known = kept.get(index)
    if (known) return known
    const [oldest] = kept.keys()
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
    const decoded = flac.block(index)
    kept.set(index, decoded)
    return decoded
  }

  return {
    totalFrames,
    read(fromFrame, frames) {
      const [left, right] = [new Float32Array(frames), new Float32Array(frames)]
      const end = Math.min(totalFrames, fromFrame + frames)
      for (let at = Math.max(0, fromFrame); at < end;) {
        const samples = get(Math.floor(at / blockFrames))
        const from = at % blockFrames
        const to = Math.min(samples.left.length, from + end - at)
        if (to <= from) throw new Error('the master ends too early')
        copyFloats(samples.left, from, to, left, at - fromFrame)
        copyFloats(samples.right, from, to, right, at - fromFrame)
        at += to - from
      }
      return { left, right }
    },
  }
}

function copyFloats(samples: Int16Array, from: number, to: number, floats: Float32Array, at: number): void {
  for (let i = from; i < to; i++) floats[at + i - from] = (samples[i] ?? 0) / FULL_SCALE
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

/** Where the samples of a WAV file lie, how many there are, and how many its head promises. */
export function findSamples(path: string): { start: number; totalFrames: number; promisedFrames: number } {
  const head = readBytes(path, 0, HEAD_BYTES)
  const [channels, sampleRate, bits] = [head.readUInt16LE(22), head.readUInt32LE(24), head.readUInt16LE(34)]
  if (channels !== 2 || sampleRate !== SAMPLE_RATE || bits !== 16) throw new Error('not 16-bit stereo at 48 kHz')
  let at = 12
  while (at + 8 <= head.length && head.toString('latin1', at, at + 4) !== 'data') at += 8 + head.readUInt32LE(at + 4)
  if (at + 8 > head.length) throw new Error('the file holds no samples')
  const start = at + 8
  const totalFrames = Math.floor((statSync(path).size - start) / FRAME_BYTES)
  return { start, totalFrames, promisedFrames: Math.floor(head.readUInt32LE(at + 4) / FRAME_BYTES) }
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
