import { keyOfKit } from './kitKeys.ts'
import { DIMENSIONS, readVector } from './vectorLetters.ts'
import packed from './vectors.json' with { type: 'json' }

// "\nword letters\n" in the order of its characters, 26,000 words from GloVe reduced to their widest axes; looked up by
// halving, as the dictionary of sounds is.
const { words, kits } = packed

export type Meaning = readonly number[]

function find(text: string, key: string): Meaning | undefined {
  let [from, to] = [0, text.length - 1]
  while (from < to) {
    const start = text.lastIndexOf('\n', (from + to) >> 1)
    const space = text.indexOf(' ', start)
    const found = text.slice(start + 1, space)
    if (found === key) return readVector(text, space + 1)
    if (found < key) from = text.indexOf('\n', space)
    else to = start
  }
  return undefined
}

const isPlain = (word: string): boolean => /^[a-z]{2,}$/.test(word)

// What a word is near to; a form nobody packed means what its stem means.
export function meaningOf(word: string): Meaning | undefined {
  const small = word.toLowerCase().replace(/'s$/, '')
  const forms = [small, small.replace(/s$/, ''), small.replace(/es$/, ''), small.replace(/ing$/, ''), small.replace(/ies$/, 'y')]
  for (const form of forms) {
    const found = isPlain(form) ? find(words, form) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

export const meaningOfKit = (about: RegExp): Meaning | undefined => find(kits, keyOfKit(about))

export const nearness = (one: Meaning, other: Meaning): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

export function mix(meanings: readonly Meaning[], weights?: readonly number[]): Meaning {
  const sum = Array.from({ length: DIMENSIONS }, (_, axis) =>
    meanings.reduce((total, meaning, at) => total + (meaning[axis] ?? 0) * (weights?.[at] ?? 1), 0),
  )
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}
