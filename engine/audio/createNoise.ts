/** What the noise of a seed begins with. */
export function noiseState(seed: number): number {
  return (Math.imul(seed | 0, 2654435761) ^ 0x9e3779b9) | 0 || 1
}

/** White noise between -1 and 1 from a seed (xorshift, 32 bits: exact on every machine). */
export function createNoise(seed: number): () => number {
  let state = noiseState(seed)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 2147483648
  }
}
