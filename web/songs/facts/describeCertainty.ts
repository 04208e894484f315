const SURE = 0.8
const LIKELY = 0.6

/** In words: nine of ten that are called sure were right when it was measured, of guesses about half. */
export function describeCertainty(chance: number): 'Sure' | 'Likely' | 'A guess' {
  if (chance >= SURE) return 'Sure'
  return chance >= LIKELY ? 'Likely' : 'A guess'
}
