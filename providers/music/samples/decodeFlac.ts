import { createBitReader, type BitReader } from './createBitReader.ts'

// RFC 9639. Whole streams of 16 bits or fewer, as drum hits are; checksums are left to the package's own.
const STREAM_INFO_BYTES = 34
const FIXED_ORDERS: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]
const BLOCK_SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768]

type Stream = { channels: number; bits: number; frames: number; at: number }

/** One array a channel. */
export function decodeFlac(file: Uint8Array): Int16Array[] {
  const { channels, bits, frames, at } = readStreamInfo(file)
  const out = Array.from({ length: channels }, () => new Int16Array(frames))
  const reader = createBitReader(file, at)
  for (let done = 0; done < frames;) {
    const block = readBlock(reader, bits)
    for (const [c, samples] of block.entries()) {
      const scale = 16 - bits
      const room = Math.min(samples.length, frames - done)
      const whole = samples.subarray(0, room)
      out[c]?.set(
        whole.map((sample) => (scale >= 0 ? sample << scale : sample >> -scale)),
        done,
      )
    }
    const made = block[0]?.length ?? 0
    if (made === 0) throw new Error('a FLAC frame without samples')
    done += made
  }
  return out
}

function readStreamInfo(file: Uint8Array): Stream {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x664c6143) throw new Error('not a FLAC file')
  const info = 8
  const channels = ((view.getUint8(info + 12) >> 1) & 7) + 1
  const bits = (((view.getUint8(info + 12) & 1) << 4) | (view.getUint8(info + 13) >> 4)) + 1
  const frames = (view.getUint8(info + 13) & 15) * 2 ** 32 + view.getUint32(info + 14)
  let at = 4
  for (let last = false; !last;) {
    last = view.getUint8(at) >= 128
    at += 4 + (view.getUint32(at) & 0xffffff)
  }
  if (at < info + STREAM_INFO_BYTES) throw new Error('a FLAC file without stream information')
  return { channels, bits, frames, at }
}

function readBlock(reader: BitReader, bits: number): Int32Array[] {
  reader.toByte()
  if (reader.read(14) !== 0x3ffe) throw new Error('a FLAC frame does not begin where it should')
  reader.read(2)
  const sizeCode = reader.read(4)
  const rateCode = reader.read(4)
  const channelCode = reader.read(4)
  reader.read(4)
  skipNumber(reader)
  const size = sizeCode === 6 ? reader.read(8) + 1 : sizeCode === 7 ? reader.read(16) + 1 : (BLOCK_SIZES[sizeCode] ?? 0)
  if (rateCode === 12) reader.read(8)
  if (rateCode === 13 || rateCode === 14) reader.read(16)
  reader.read(8)
  const count = channelCode < 8 ? channelCode + 1 : 2
  const channels = Array.from({ length: count }, (_, c) => readChannel(reader, size, bits + extraBit(channelCode, c)))
  reader.toByte()
  reader.read(16)
  return joinSides(channels, channelCode)
}

// The frame's number, coded as UTF-8 codes letters.
function skipNumber(reader: BitReader): void {
  let first = reader.read(8)
  while (first >= 192) {
    reader.read(8)
    first = (first << 1) & 255
  }
}

const LEFT_SIDE = 8
const SIDE_RIGHT = 9
const MID_SIDE = 10

function extraBit(channelCode: number, channel: number): number {
  const side = channelCode === SIDE_RIGHT ? 0 : 1
  return channelCode >= LEFT_SIDE && channel === side ? 1 : 0
}

function joinSides(channels: Int32Array[], channelCode: number): Int32Array[] {
  const [a, b] = channels
  if (!a || !b || channelCode < LEFT_SIDE) return channels
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    if (channelCode === LEFT_SIDE) b[i] = x - y
    else if (channelCode === SIDE_RIGHT) a[i] = x + y
    else if (channelCode === MID_SIDE) {
      const sum = (x << 1) | (y & 1)
      a[i] = (sum + y) >> 1
      b[i] = (sum - y) >> 1
    }
  }
  return channels
}

function readChannel(reader: BitReader, size: number, bits: number): Int32Array {
  reader.read(1)
  const kind = reader.read(6)
  const wasted = reader.read(1) === 1 ? reader.zeros() + 1 : 0
  const depth = bits - wasted
  const out = new Int32Array(size)
  if (kind === 0) out.fill(reader.signed(depth))
  else if (kind === 1) for (let i = 0; i < size; i++) out[i] = reader.signed(depth)
  else if (kind >= 32) readPredicted(reader, out, kind - 31, depth)
  else readFixed(reader, out, kind - 8, depth)
  if (wasted > 0) out.set(out.map((sample) => sample << wasted))
  return out
}

function readFixed(reader: BitReader, out: Int32Array, order: number, depth: number): void {
  for (let i = 0; i < order; i++) out[i] = reader.signed(depth)
  readResidual(reader, out, order)
  predict(out, FIXED_ORDERS[order] ?? [], 0)
}

function readPredicted(reader: BitReader, out: Int32Array, order: number, depth: number): void {
  for (let i = 0; i < order; i++) out[i] = reader.signed(depth)
  const precision = reader.read(4) + 1
  const shift = reader.signed(5)
  const weights = Array.from({ length: order }, () => reader.signed(precision))
  readResidual(reader, out, order)
  predict(out, weights, shift)
}

function predict(out: Int32Array, weights: readonly number[], shift: number): void {
  const scale = 2 ** shift
  for (let i = weights.length; i < out.length; i++) {
    // Beyond 32 bits in between, exact as a double.
    let sum = 0
    for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (out[i - 1 - k] ?? 0)
    out[i] = (out[i] ?? 0) + Math.floor(sum / scale)
  }
}

function readResidual(reader: BitReader, out: Int32Array, order: number): void {
  const parameterBits = reader.read(2) === 0 ? 4 : 5
  const parts = 2 ** reader.read(4)
  const escape = 2 ** parameterBits - 1
  const length = out.length / parts
  for (let part = 0; part < parts; part++) {
    const from = part === 0 ? order : part * length
    const to = (part + 1) * length
    const parameter = reader.read(parameterBits)
    if (parameter === escape) {
      const depth = reader.read(5)
      for (let i = from; i < to; i++) out[i] = depth === 0 ? 0 : reader.signed(depth)
      continue
    }
    for (let i = from; i < to; i++) {
      const folded = reader.zeros() * 2 ** parameter + reader.read(parameter)
      out[i] = (folded >>> 1) ^ -(folded & 1)
    }
  }
}
