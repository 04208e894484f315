// Seeded noise, uniform between -1 and 1 (xorshift32).

export function createNoise(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  }
}

export function hashText(text: string, seed: number): number {
  let hash = (seed ^ 0x811c9dc5) | 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
