const SYNC = Buffer.from([0xff, 0xf8])
const CRC8_POLYNOMIAL = 0x07

/**
 * Where each block of a FLAC file begins. A file of ours has no table of them, but every block begins with the same mark, its
 * number and a checksum; counted from the first, nothing else in the file looks like the next one.
 */
export function findFlacBlocks(bytes: Uint8Array, firstByte: number): number[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places: number[] = []
  for (let at = file.indexOf(SYNC, firstByte); at >= 0; at = file.indexOf(SYNC, at + 1)) {
    if (isBlockStart(file, at, places.length)) places.push(at)
  }
  return places
}

// RFC 9639, 9.1: mark, sizes, channels, the number as UTF-8 would write it, then a size or rate that had no code, then CRC-8.
function isBlockStart(file: Buffer, at: number, number: number): boolean {
  const digits = codeNumber(number)
  if (!digits.every((byte, i) => file[at + 4 + i] === byte)) return false
  const sizes = file[at + 2] ?? 0
  const sizeBytes = { 6: 1, 7: 2 }[sizes >> 4] ?? 0
  const rateBytes = { 12: 1, 13: 2, 14: 2 }[sizes & 15] ?? 0
  const end = at + 4 + digits.length + sizeBytes + rateBytes
  return crc8(file, at, end) === file[end]
}

function codeNumber(number: number): number[] {
  if (number < 0x80) return [number]
  const digits: number[] = []
  let rest = number
  // How many values the first byte has room for: half as many with every byte that follows it.
  for (let room = 0x20; ; room >>= 1) {
    digits.unshift(0x80 | (rest & 0x3f))
    rest >>= 6
    if (rest < room) return [(0x100 - 2 * room) | rest, ...digits]
  }
}

function crc8(file: Buffer, from: number, to: number): number {
  let crc = 0
  for (let i = from; i < to; i++) {
    crc ^= file[i] ?? 0
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80 ? (crc << 1) ^ CRC8_POLYNOMIAL : crc << 1) & 0xff
  }
  return crc
}
