import { normalizeText } from './normalizeText.ts'
import {
  ATTACKS,
  GROUPS,
  HAZY_SLURS,
  HOSTILE_WORDS,
  MINORS,
  SELF,
  SELF_ATTACKS,
  SELF_HARM,
  SEXUAL,
  SEXUAL_CHILD_WORDS,
  SLURS,
} from './refusedWords.ts'

export type Refusal = 'a slur' | 'sexual content about minors' | 'a call to violence' | 'encouragement of self-harm'

const NEAR_WORDS = 4

// Swearing is fine in a song; contempt for people, harm to children and calls to violence are not.
export function findRefusal(text: string): Refusal | undefined {
  const words = normalizeText(text).map(squeeze)
  if (words.some((word) => SLURS.has(word)) || follows(words, HOSTILE_WORDS, HAZY_SLURS, 1)) return 'a slur'
  const isAboutMinors = near(words, MINORS, SEXUAL) || words.some((word) => SEXUAL_CHILD_WORDS.has(word))
  if (isAboutMinors) return 'sexual content about minors'
  if (words.some((word) => SELF_HARM.has(word)) || follows(words, SELF_ATTACKS, SELF, 1))
    return 'encouragement of self-harm'
  return follows(words, ATTACKS, GROUPS, 3) ? 'a call to violence' : undefined
}

// A letter held for emphasis is still the same word; no English word has three in a row.
function squeeze(word: string): string {
  const twice = word.replaceAll(/(.)\1{2,}/g, '$1$1')
  const once = word.replaceAll(/(.)\1{2,}/g, '$1')
  return [SLURS, SEXUAL, SELF_HARM].some((list) => list.has(once)) ? once : twice
}

function follows(
  words: readonly string[],
  first: ReadonlySet<string>,
  then: ReadonlySet<string>,
  within: number,
): boolean {
  return words.some(
    (word, at) => first.has(word) && words.slice(at + 1, at + 1 + within).some((next) => then.has(next)),
  )
}

function near(words: readonly string[], one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return words.some((word, at) => {
    if (!one.has(word)) return false
    return words.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS + 1).some((next) => other.has(next))
  })
}
