export type BitReader = {
  position(): number
  isAtEnd(): boolean
  seek(bit: number): void
  skip(bits: number): void
  align(): void
  read(bits: number): number
  readSigned(bits: number): number
  readUnary(): number
  /** Rice codes with so many low bits, into a span of samples. */
  readRice(samples: Int32Array, from: number, to: number, lowBits: number): void
}

/** Bits of a file, the highest of every byte first; up to 32 at once. */
export function createBitReader(bytes: Uint8Array): BitReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lastWord = bytes.length - 4
  let at = 0

  // The next 32 bits, with zeros after the end.
  function peek(): number {
    const byte = at >>> 3
    const shift = at & 7
    if (byte >= lastWord) return peekNearEnd(byte, shift)
    const word = view.getUint32(byte)
    return shift === 0 ? word : ((word << shift) | ((bytes[byte + 4] ?? 0) >>> (8 - shift))) >>> 0
  }

  function peekNearEnd(byte: number, shift: number): number {
    let word = 0
    for (let i = 0; i < 5; i++) word = word * 256 + (bytes[byte + i] ?? 0)
    return Math.floor(word / 2 ** (8 - shift)) % 2 ** 32
  }

  function read(bits: number): number {
    if (bits === 0) return 0
    const value = peek() >>> (32 - bits)
    at += bits
    return value
  }

  function readUnary(): number {
    let zeros = 0
    for (;;) {
      const run = Math.clz32(peek())
      zeros += run
      at += run
      if (run < 32) {
        at += 1
        return zeros
      }
      if (at >>> 3 >= bytes.length) throw new Error('the file ends too early')
    }
  }

  return {
    position: () => at,
    isAtEnd: () => at >>> 3 >= bytes.length,
    seek: (bit) => {
      at = bit
    },
    skip: (bits) => {
      at += bits
    },
    align: () => {
      at = (at + 7) & ~7
    },
    read,
    readSigned: (bits) => (bits === 0 ? 0 : (read(bits) << (32 - bits)) >> (32 - bits)),
    readUnary,
    readRice(samples, from, to, lowBits) {
      for (let i = from; i < to; i++) {
        const word = peek()
        const run = Math.clz32(word)
        let value: number
        if (run + 1 + lowBits <= 32) {
          value = lowBits === 0 ? run : (run << lowBits) | ((word << (run + 1)) >>> (32 - lowBits))
          at += run + 1 + lowBits
        } else value = (readUnary() << lowBits) | read(lowBits)
        samples[i] = (value >>> 1) ^ -(value & 1)
      }
    },
  }
}
