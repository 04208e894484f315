import { keyOfKit } from './kitKeys.ts'
import { THING_KINDS, type ThingKind } from './thingKinds.ts'
import { DIMENSIONS, readVector } from './vectorLetters.ts'
import packed from './vectors.json' with { type: 'json' }

// "\nword letters\n" in the order of its characters, 26,000 words from GloVe reduced to their widest axes; looked up by
// halving, as the dictionary of sounds is.
const { words, kits } = packed

export type Meaning = readonly number[]

function placeOf(text: string, key: string): number | undefined {
  let [from, to] = [0, text.length - 1]
  while (from < to) {
    const start = text.lastIndexOf('\n', (from + to) >> 1)
    const space = text.indexOf(' ', start)
    const found = text.slice(start + 1, space)
    if (found === key) return space + 1
    if (found < key) from = text.indexOf('\n', space)
    else to = start
  }
  return undefined
}

const FIRST_KIND = 'a'.charCodeAt(0)
const isPlain = (word: string): boolean => /^[a-z]{2,}$/.test(word)

// A form nobody packed means what its stem means.
function placeOfWord(word: string): number | undefined {
  const small = word.toLowerCase().replace(/'s$/, '')
  const forms = [small, small.replace(/s$/, ''), small.replace(/es$/, ''), small.replace(/ies$/, 'y')]
  for (const form of new Set(forms)) {
    const found = isPlain(form) ? placeOf(words, form) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

export function meaningOf(word: string): Meaning | undefined {
  const at = placeOfWord(word)
  return at === undefined ? undefined : readVector(words, at)
}

// Told by the things it is near to, where most of them are of one kind.
export function kindOfWord(word: string): ThingKind | undefined {
  const at = placeOfWord(word)
  return at === undefined ? undefined : THING_KINDS[words.charCodeAt(at + DIMENSIONS) - FIRST_KIND]
}

export function meaningOfKit(about: RegExp): Meaning | undefined {
  const at = placeOf(kits, keyOfKit(about))
  return at === undefined ? undefined : readVector(kits, at)
}

export const nearness = (one: Meaning, other: Meaning): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

export function mix(meanings: readonly Meaning[], weights?: readonly number[]): Meaning {
  const sum = Array.from({ length: DIMENSIONS }, (_, axis) =>
    meanings.reduce((total, meaning, at) => total + (meaning[axis] ?? 0) * (weights?.[at] ?? 1), 0),
  )
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}
