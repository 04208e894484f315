// Which syllable a word of known syllables leans on, by its ending (Hayes and Chomsky-Halle, much simplified).
const BEFORE_ENDING =
  /(tion|sion|cian|cial|tial|gion|cious|tious|geous|ic|ics|ical|ity|ety|ify|ia|ian|ial|ious|eous|uous|ual|logy|graphy|tive|sive)s?$/
const TWO_SYLLABLE_ENDING = /(ity|ety|ify|ical|logy|graphy)s?$/
const HIATUS_ENDING = /([^ctsg]ia|[^ctsg]ian|[^cts]ial|[^ctsg]ious|uous|ual|[^cg]eous)s?$/
const ON_ENDING = /(ee|eer|ette|oon|esque|ique|aire)s?$/
const LIGHT_PREFIX = /^(be|re|de|pre|pro|con|com|ex|en|em|for|dis|mis|un|sur|per|ab|ad|ac|at|as)$/
const HEAVY_SECOND = /(ai|ea|ee|ie|oa|oo|ou|[aeiou][^aeiouy]e$|[aeiou]y$|[^aeiou]{2}s?$)/

export function findStress(word: string, syllables: readonly string[]): number {
  const count = syllables.length
  if (count < 2) return 0
  if (ON_ENDING.test(word)) return count - 1
  if (BEFORE_ENDING.test(word)) {
    const ending = TWO_SYLLABLE_ENDING.test(word) || HIATUS_ENDING.test(word) ? 2 : 1
    return Math.max(0, count - 1 - ending)
  }
  const first = syllables[0] ?? ''
  const second = syllables[1] ?? ''
  if (LIGHT_PREFIX.test(first) && (count > 2 || HEAVY_SECOND.test(second))) return 1
  if (/^a$/.test(first) && count === 2 && HEAVY_SECOND.test(second)) return 1
  return count <= 3 ? 0 : count - 3
}
