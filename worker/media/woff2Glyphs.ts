import { createByteReader, type ByteReader } from './createByteReader.ts'

const COMPOSITE = 0xffff
const MORE_COMPONENTS = 0x20
const WITH_INSTRUCTIONS = 0x100

type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', ByteReader>

export type Glyphs = { glyf: Buffer; loca: Buffer; leftEdges: number[] }

// The outlines as TrueType keeps them, from WOFF2's own order (w3.org/TR/WOFF2, 5.1). loca is written long.
export function readGlyphs(table: Buffer): Glyphs {
  const head = createByteReader(table)
  head.skip(4)
  const count = head.uint16()
  head.skip(2)
  const sizes = Array.from({ length: 7 }, () => head.uint32())
  let at = head.position
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => {
    at += size
    return createByteReader(table.subarray(at - size, at))
  }) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions }
  const boxBits = boxes.bytes(4 * Math.floor((count + 31) / 32))
  const records = Array.from({ length: count }, (_, glyph) => {
    const hasBox = ((boxBits[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0
    return readGlyph(streams, hasBox)
  })
  const loca = Buffer.alloc(4 * (count + 1))
  let offset = 0
  for (const [glyph, record] of records.entries()) {
    loca.writeUInt32BE(offset, 4 * glyph)
    offset += record.length
  }
  loca.writeUInt32BE(offset, 4 * count)
  const leftEdges = records.map((record) => (record.length === 0 ? 0 : record.readInt16BE(2)))
  return { glyf: Buffer.concat(records), loca, leftEdges }
}

function readGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.uint16()
  if (contours === 0) return Buffer.alloc(0)
  const body = contours === COMPOSITE ? readComposite(streams) : readSimple(streams, contours)
  const box = hasBox ? streams.boxes.bytes(8) : body.box
  const head = Buffer.alloc(2)
  head.writeUInt16BE(contours)
  const record = Buffer.concat([head, box, body.bytes])
  return record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)])
}

function readComposite({ composites, glyphs, instructions }: Streams): { bytes: Buffer; box: Buffer } {
  const parts: Buffer[] = []
  for (let flags = MORE_COMPONENTS, hasInstructions = false; ;) {
    const start = composites.bytes(4)
    flags = start.readUInt16BE(0)
    parts.push(start, composites.bytes(componentBytes(flags)))
    hasInstructions ||= (flags & WITH_INSTRUCTIONS) !== 0
    if ((flags & MORE_COMPONENTS) !== 0) continue
    if (hasInstructions) {
      const length = glyphs.short255()
      parts.push(uint16s([length]), instructions.bytes(length))
    }
    return { bytes: Buffer.concat(parts), box: Buffer.alloc(8) }
  }
}

function componentBytes(flags: number): number {
  const offsets = (flags & 0x01) !== 0 ? 4 : 2
  if ((flags & 0x08) !== 0) return offsets + 2
  if ((flags & 0x40) !== 0) return offsets + 4
  return (flags & 0x80) !== 0 ? offsets + 8 : offsets
}

function readSimple(streams: Streams, contours: number): { bytes: Buffer; box: Buffer } {
  const ends: number[] = []
  let count = 0
  for (let contour = 0; contour < contours; contour++) {
    count += streams.points.short255()
    ends.push(count - 1)
  }
  const [steps, isOn] = [[] as [number, number][], Buffer.alloc(count)]
  const place = [0, 0]
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (let point = 0; point < count; point++) {
    const flag = streams.flags.uint8()
    const step = readStep(flag & 0x7f, streams.glyphs)
    isOn[point] = flag >> 7 === 0 ? 1 : 0
    steps.push(step)
    for (const axis of [0, 1] as const) {
      place[axis] = (place[axis] ?? 0) + step[axis]
      box[axis] = Math.min(box[axis] ?? 0, place[axis])
      box[axis + 2] = Math.max(box[axis + 2] ?? 0, place[axis])
    }
  }
  const length = streams.glyphs.short255()
  const instructions = streams.instructions.bytes(length)
  const [xs, ys] = [steps.map(([x]) => x), steps.map(([, y]) => y)]
  const bytes = Buffer.concat([uint16s(ends), uint16s([length]), instructions, isOn, uint16s(xs), uint16s(ys)])
  return { bytes, box: uint16s(box) }
}

// Five ways to write a step from one point to the next, chosen by how far it goes (5.2, table of triplets).
function readStep(flag: number, glyphs: ByteReader): [number, number] {
  const sign = (bits: number, value: number) => ((bits & 1) === 0 ? -value : value)
  const next = () => glyphs.uint8()
  if (flag < 10) return [0, sign(flag, ((flag & 14) << 7) + next())]
  if (flag < 20) return [sign(flag, (((flag - 10) & 14) << 7) + next()), 0]
  if (flag < 84) {
    const [base, byte] = [flag - 20, next()]
    return [sign(flag, 1 + (base & 0x30) + (byte >> 4)), sign(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))]
  }
  if (flag < 120) {
    const base = flag - 84
    const x = 1 + (Math.floor(base / 12) << 8) + next()
    return [sign(flag, x), sign(flag >> 1, 1 + (((base % 12) >> 2) << 8) + next())]
  }
  const [first, second, third] = [next(), next(), next()]
  if (flag < 124) return [sign(flag, (first << 4) + (second >> 4)), sign(flag >> 1, ((second & 0x0f) << 8) + third)]
  return [sign(flag, (first << 8) + second), sign(flag >> 1, (third << 8) + next())]
}

function uint16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * index)
  return buffer
}
