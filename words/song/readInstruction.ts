import { readStyle } from '../style/readStyle.ts'
import { leanOfMoods, type Lean } from './leanOfMoods.ts'

// What somebody asks of their lyrics, as far as plain words tell.
export type Instruction = {
  replace?: { from: string; to: string }
  lean?: Lean
  length?: 'shorter' | 'longer'
  about: string
}

const REPLACE =
  /\b(?:replace|change|swap|turn)\s+(?:the word\s+)?["“']?([^"”']+?)["”']?\s+(?:with|to|into|for|by)\s+["“']?([^"”'.]+?)["”']?[.!]?\s*$/i
const ABOUT = /\b(?:about|mention(?:ing)?|on|with)\s+(.+)$/i
const SHORTER = /\b(short(er)?|shorten|cut|trim|tighter|fewer|less words)\b/i
const LONGER = /\b(long(er)?|extend|expand|more lines|add)\b/i
const COMPARATIVES: readonly (readonly [RegExp, string])[] = [
  [/\b(sadder|darker|gloomier|lonelier|moodier|heavier|bleaker|angrier)\b/i, 'sad'],
  [/\b(happier|brighter|lighter|funnier|sunnier|warmer|sweeter|cheerier|sillier)\b/i, 'happy'],
]

export function readInstruction(instruction: string): Instruction {
  const [, from, to] = REPLACE.exec(instruction) ?? []
  const compared = COMPARATIVES.filter(([pattern]) => pattern.test(instruction)).map(([, mood]) => mood)
  const lean = leanOfMoods([...readStyle(instruction).intent.moods, ...compared])
  const isShorter = SHORTER.test(instruction)
  return {
    ...(from !== undefined && to !== undefined && { replace: { from, to } }),
    ...(lean !== undefined && { lean }),
    ...((isShorter || LONGER.test(instruction)) && { length: isShorter ? ('shorter' as const) : ('longer' as const) }),
    about: ABOUT.exec(instruction)?.[1] ?? '',
  }
}
