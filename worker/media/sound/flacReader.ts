// Reads our own masters: FLAC as RFC 9639 describes it, 16 bits, stereo. The media program would need a process of its own
// and the whole file before the first sample; here the first samples are there at once.
import { createBitReader, type BitReader } from './bitReader.ts'
import { findFlacBlocks } from './findFlacBlocks.ts'

export type Samples16 = { left: Int16Array; right: Int16Array }

/** Blocks all have the same number of frames, except the last; any of them can be read, in any order. */
export type FlacReader = { totalFrames: number; blockFrames: number; block(index: number): Samples16 }

const CHANNELS = 2
const FIXED_PREDICTORS: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]
const SIDE = { left: 8, right: 9, middle: 10 }

export function openFlac(bytes: Uint8Array): FlacReader {
  const bits = createBitReader(bytes)
  const { totalFrames, blockFrames, bitsPerSample } = readHead(bits)
  const firstByte = bits.position() / 8
  let places: readonly number[] | undefined
  let next = 0
  return {
    totalFrames,
    blockFrames,
    block(index) {
      // One after the other they need not be looked for.
      if (index !== next) {
        places ??= findFlacBlocks(bytes, firstByte)
        const place = places[index]
        if (place === undefined) throw new Error('the master ends too early')
        bits.seek(place * 8)
      }
      const block = readFrame(bits, bitsPerSample)
      next = index + 1
      return block
    },
  }
}

type Head = { totalFrames: number; blockFrames: number; bitsPerSample: number }

function readHead(bits: BitReader): Head {
  if (bits.read(32) !== 0x664c6143) throw new Error('not a FLAC file')
  const found = { totalFrames: 0, blockFrames: 0, bitsPerSample: 0 }
  for (let isLast = false; !isLast;) {
    isLast = bits.read(1) === 1
    const kind = bits.read(7)
    const end = bits.position() + 24 + 8 * bits.read(24)
    if (kind === 0) {
      const smallest = bits.read(16)
      found.blockFrames = bits.read(16)
      bits.skip(48 + 20)
      const channels = bits.read(3) + 1
      found.bitsPerSample = bits.read(5) + 1
      found.totalFrames = bits.read(4) * 2 ** 32 + bits.read(32)
      const isOurs = channels === CHANNELS && found.bitsPerSample === 16 && smallest === found.blockFrames
      if (!isOurs) throw new Error('not one of our masters')
    }
    bits.seek(end)
  }
  return found
}

function readFrame(bits: BitReader, bitsPerSample: number): Samples16 {
  if (bits.read(15) !== 0x7ffc) throw new Error('a frame of the master is damaged')
  bits.skip(1)
  const sizeCode = bits.read(4)
  const rateCode = bits.read(4)
  const assignment = bits.read(4)
  bits.skip(4)
  skipNumber(bits)
  const frames = blockFrames(bits, sizeCode)
  if (rateCode === 12) bits.skip(8)
  else if (rateCode >= 13) bits.skip(16)
  bits.skip(8)
  const extra = (channel: number): number =>
    (channel === 1 && (assignment === SIDE.left || assignment === SIDE.middle)) ||
    (channel === 0 && assignment === SIDE.right)
      ? 1
      : 0
  const first = readSubframe(bits, frames, bitsPerSample + extra(0))
  const second = readSubframe(bits, frames, bitsPerSample + extra(1))
  bits.align()
  bits.skip(16)
  return toStereo(first, second, assignment)
}

// The number of the frame, in as many bytes as UTF-8 would take.
function skipNumber(bits: BitReader): void {
  const ones = Math.clz32(~(bits.read(8) << 24))
  bits.skip(8 * Math.max(0, ones - 1))
}

function blockFrames(bits: BitReader, code: number): number {
  if (code === 6) return bits.read(8) + 1
  if (code === 7) return bits.read(16) + 1
  if (code === 1) return 192
  return code < 6 ? 576 * 2 ** (code - 2) : 256 * 2 ** (code - 8)
}

function readSubframe(bits: BitReader, frames: number, bitsPerSample: number): Int32Array {
  bits.skip(1)
  const kind = bits.read(6)
  const wasted = bits.read(1) === 1 ? bits.readUnary() + 1 : 0
  const size = bitsPerSample - wasted
  const samples = readSamples(bits, { kind, frames, size })
  return wasted === 0 ? samples : samples.map((sample) => sample << wasted)
}

function readSamples(
  bits: BitReader,
  { kind, frames, size }: { kind: number; frames: number; size: number },
): Int32Array {
  const samples = new Int32Array(frames)
  if (kind === 0) return samples.fill(bits.readSigned(size))
  if (kind === 1) {
    for (let i = 0; i < frames; i++) samples[i] = bits.readSigned(size)
    return samples
  }
  const isLinear = kind >= 32
  const order = isLinear ? kind - 31 : kind - 8
  for (let i = 0; i < order; i++) samples[i] = bits.readSigned(size)
  if (!isLinear) {
    readResidual(bits, samples, order)
    predict(samples, FIXED_PREDICTORS[order] ?? [], 0)
    return samples
  }
  const precision = bits.read(4) + 1
  const shift = bits.readSigned(5)
  const coefficients = Array.from({ length: order }, () => bits.readSigned(precision))
  readResidual(bits, samples, order)
  predict(samples, coefficients, shift)
  return samples
}

// Every residual in its place; the predictor adds itself afterwards.
function readResidual(bits: BitReader, samples: Int32Array, order: number): void {
  const parameterBits = bits.read(2) === 0 ? 4 : 5
  const escape = 2 ** parameterBits - 1
  const partitions = 2 ** bits.read(4)
  const length = samples.length / partitions
  for (let partition = 0, at = order; partition < partitions; partition++) {
    const parameter = bits.read(parameterBits)
    const end = (partition + 1) * length
    if (parameter < escape) bits.readRice(samples, at, end, parameter)
    else {
      const size = bits.read(5)
      for (let i = at; i < end; i++) samples[i] = size === 0 ? 0 : bits.readSigned(size)
    }
    at = end
  }
}

// Sums go beyond 32 bits, so they are kept as floating point numbers, which hold 53.
function predict(samples: Int32Array, coefficients: readonly number[], shift: number): void {
  const order = coefficients.length
  const weights = Float64Array.from(coefficients.toReversed())
  const scale = 2 ** -shift
  const values = Float64Array.from(samples)
  for (let i = order; i < values.length; i++) {
    let sum = 0
    for (let j = 0, at = i - order; j < order; j++, at++) sum += (weights[j] ?? 0) * (values[at] ?? 0)
    values[i] = (values[i] ?? 0) + Math.floor(sum * scale)
  }
  samples.set(values)
}

function toStereo(first: Int32Array, second: Int32Array, assignment: number): Samples16 {
  const left = new Int16Array(first.length)
  const right = new Int16Array(first.length)
  for (let i = 0; i < first.length; i++) {
    const a = first[i] ?? 0
    const b = second[i] ?? 0
    if (assignment === SIDE.left) {
      left[i] = a
      right[i] = a - b
    } else if (assignment === SIDE.right) {
      left[i] = a + b
      right[i] = b
    } else if (assignment === SIDE.middle) {
      const middle = a * 2 + (b & 1)
      left[i] = (middle + b) >> 1
      right[i] = (middle - b) >> 1
    } else {
      left[i] = a
      right[i] = b
    }
  }
  return { left, right }
}
