import { brotliDecompressSync } from 'node:zlib'
import { createByteReader } from './createByteReader.ts'
import { readGlyphs } from './woff2Glyphs.ts'

// The order is WOFF2's own (w3.org/TR/WOFF2, 4.1); a table is named by its place here.
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .match(/.{4}(?: |$)/g)
    ?.map((tag) => tag.slice(0, 4)) ?? []

const OWN_TAG = 63
const HEADER_BYTES = 48

type Table = { tag: string; isTransformed: boolean; length: number }

// Browsers read WOFF2, what draws text for a video reads TrueType: the same font, unpacked.
export function decodeWoff2(woff2: Buffer): Buffer {
  const reader = createByteReader(woff2)
  reader.skip(12)
  const count = reader.uint16()
  reader.skip(HEADER_BYTES - 14)
  const directory = Array.from({ length: count }, (): Table => {
    const flags = reader.uint8()
    const known = flags & 0x3f
    const tag = known === OWN_TAG ? reader.bytes(4).toString('latin1') : (TAGS[known] ?? '')
    const version = flags >> 6
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    const length = reader.base128()
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
  })
  const packed = createByteReader(brotliDecompressSync(woff2.subarray(reader.position)))
  const tables = new Map(directory.map(({ tag, length }) => [tag, packed.bytes(length)]))
  const isTransformed = (tag: string) => directory.some((table) => table.tag === tag && table.isTransformed)
  if (isTransformed('glyf')) unpackGlyphs(tables, isTransformed('hmtx'))
  return assemble(tables)
}

function unpackGlyphs(tables: Map<string, Buffer>, isSpacingTransformed: boolean): void {
  const { glyf, loca, leftEdges } = readGlyphs(tables.get('glyf') ?? Buffer.alloc(0))
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54))
  head.writeInt16BE(1, 50)
  tables.set('glyf', glyf).set('loca', loca).set('head', head)
  if (isSpacingTransformed) tables.set('hmtx', unpackSpacing(tables, leftEdges))
}

// Left side bearings that equal a glyph's left edge are not written down (5.4).
function unpackSpacing(tables: Map<string, Buffer>, leftEdges: readonly number[]): Buffer {
  const reader = createByteReader(tables.get('hmtx') ?? Buffer.alloc(1))
  const wide = (tables.get('hhea') ?? Buffer.alloc(36)).readUInt16BE(34)
  const flags = reader.uint8()
  const advances = Array.from({ length: wide }, () => reader.uint16())
  const out = Buffer.alloc(4 * wide + 2 * (leftEdges.length - wide))
  for (const [glyph, edge] of leftEdges.entries()) {
    const isWide = glyph < wide
    const bearing = (flags & (isWide ? 1 : 2)) === 0 ? reader.uint16() : edge & 0xffff
    if (isWide) out.writeUInt16BE(advances[glyph] ?? 0, 4 * glyph)
    out.writeUInt16BE(bearing, isWide ? 4 * glyph + 2 : 4 * wide + 2 * (glyph - wide))
  }
  return out
}

function assemble(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  let offset = directory.length
  const parts: Buffer[] = [directory]
  for (const [index, [tag, bytes]] of sorted.entries()) {
    directory.write(tag, 12 + 16 * index, 'latin1')
    directory.writeUInt32BE(offset, 20 + 16 * index)
    directory.writeUInt32BE(bytes.length, 24 + 16 * index)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
