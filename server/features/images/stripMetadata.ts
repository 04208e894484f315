// Cameras write into the file where, when and with what a picture was taken. Anyone could read that.
// What stays: the picture, its colours, and which side is up.
type Kind = 'png' | 'jpg' | 'webp'

export function stripMetadata(bytes: Uint8Array, kind: Kind): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const strip = { png: stripPng, jpg: stripJpeg, webp: stripWebp }[kind]
  return new Uint8Array(strip(file))
}

const PNG_KEPT = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|acTL|fcTL|fdAT|bKGD|pHYs|sBIT)$/

function stripPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (PNG_KEPT.test(file.toString('latin1', at + 4, at + 8))) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const [START_OF_SCAN, APP0, APP1, APP2, APP14, LAST_APP, COMMENT] = [0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe]

// APP0 says how dense it is, APP2 holds its colour profile, APP14 how its colours are written. The rest of them only talk.
function stripJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    const end = at + 2 + file.readUInt16BE(at + 2)
    const isTalk = (marker >= APP0 && marker <= LAST_APP && ![APP0, APP2, APP14].includes(marker)) || marker === COMMENT
    if (!isTalk) kept.push(file.subarray(at, end))
    else if (marker === APP1) kept.push(...orientationOnly(file.subarray(at + 4, end)))
    at = end
  }
  return Buffer.concat([...kept, file.subarray(at)])
}

const WEBP_TALK = new Set(['EXIF', 'XMP '])
const WEBP_TALK_FLAGS = 0x0c

function stripWebp(file: Buffer): Buffer {
  if (file.length < 12) return file
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    const name = file.toString('latin1', at, at + 4)
    const chunk = Buffer.from(file.subarray(at, at + 8 + size + (size % 2)))
    if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~WEBP_TALK_FLAGS
    if (!WEBP_TALK.has(name)) kept.push(chunk)
    at += 8 + size + (size % 2)
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(file.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

const ORIENTATION = 0x0112

// An Exif block of one entry (Exif 2.32, section 4.6), when the camera was not held upright.
function orientationOnly(block: Buffer): Buffer[] {
  const orientation = readOrientation(block)
  if (orientation === undefined || orientation === 1) return []
  const made = Buffer.alloc(36)
  made.writeUInt16BE(0xff00 | APP1, 0)
  made.writeUInt16BE(34, 2)
  made.write('Exif\0\0MM\0*', 4, 'latin1')
  made.writeUInt32BE(8, 14)
  made.writeUInt16BE(1, 18)
  made.writeUInt16BE(ORIENTATION, 20)
  made.writeUInt16BE(3, 22)
  made.writeUInt32BE(1, 24)
  made.writeUInt16BE(orientation, 28)
  return [made]
}

function readOrientation(block: Buffer): number | undefined {
  if (block.toString('latin1', 0, 6) !== 'Exif\0\0' || block.length < 22) return undefined
  const tiff = block.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  for (let entry = 0; entry < Math.min(short(directory), 100); entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
