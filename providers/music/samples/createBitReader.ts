export type BitReader = {
  /** Up to 24 bits. */
  read: (bits: number) => number
  signed: (bits: number) => number
  /** How many zeros stand before the next one; the one is read too. */
  zeros: () => number
  toByte: () => void
}

export function createBitReader(bytes: Uint8Array, fromByte: number): BitReader {
  let at = fromByte
  let held = 0
  let heldBits = 0

  function fill(): void {
    held = ((held << 8) | (bytes[at] ?? 0)) & 0xffffffff
    at += 1
    heldBits += 8
  }

  function read(bits: number): number {
    if (bits === 0) return 0
    while (heldBits < bits) fill()
    heldBits -= bits
    const value = (held >>> heldBits) & (2 ** bits - 1)
    held &= 2 ** heldBits - 1
    return value
  }

  return {
    read,
    signed: (bits) => (read(bits) << (32 - bits)) >> (32 - bits),
    zeros() {
      let count = 0
      while (held === 0) {
        count += heldBits
        heldBits = 0
        if (at >= bytes.length) throw new Error('a sound ends too early')
        fill()
      }
      const above = Math.clz32(held) - (32 - heldBits)
      heldBits -= above + 1
      held &= 2 ** heldBits - 1
      return count + above
    },
    toByte() {
      heldBits -= heldBits % 8
      held &= 2 ** heldBits - 1
    },
  }
}
