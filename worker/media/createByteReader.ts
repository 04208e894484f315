export type ByteReader = {
  readonly position: number
  skip(count: number): void
  uint8(): number
  uint16(): number
  uint32(): number
  /** WOFF2's 255UInt16: one byte for most numbers, up to three. */
  short255(): number
  /** WOFF2's UIntBase128: seven bits to a byte. */
  base128(): number
  bytes(count: number): Buffer
}

// Big-endian, from the first byte to the last.
export function createByteReader(buffer: Buffer): ByteReader {
  let position = 0
  const advance = (count: number): number => {
    position += count
    return position - count
  }
  const uint8 = () => buffer.readUInt8(advance(1))
  const uint16 = () => buffer.readUInt16BE(advance(2))
  return {
    get position() {
      return position
    },
    skip: (count) => void advance(count),
    uint8,
    uint16,
    uint32: () => buffer.readUInt32BE(advance(4)),
    short255: () => {
      const code = uint8()
      if (code === 253) return uint16()
      if (code === 254) return uint8() + 506
      return code === 255 ? uint8() + 253 : code
    },
    base128: () => {
      let value = 0
      for (let byte = 0x80; (byte & 0x80) !== 0;) {
        byte = uint8()
        value = value * 128 + (byte & 0x7f)
      }
      return value
    },
    bytes: (count) => {
      const start = advance(count)
      return buffer.subarray(start, start + count)
    },
  }
}
