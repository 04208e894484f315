import { isFinite } from '../reader/clause.ts'
import type { Fact } from '../reader/fact.ts'
import type { Reading } from '../reader/readRequest.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { isSingable, MOST_SYLLABLES, SAID_OF } from './isSingable.ts'
import { shorten } from './tellHook.ts'
import { tagOnce } from './tagOnce.ts'

// "The first snow in a big city" is a thing, and one long sentence may end where its first half does.
function asSungOf(fact: Fact, reading: Reading): Fact | undefined {
  if (isSingable(fact, reading)) return fact
  const isNamed =
    fact.kind === 'clause' && /^(?:The|My|Our|Every) /.test(fact.text) && !tagOnce(fact.text).some(isFinite)
  const asThing: Fact = { ...fact, kind: 'noun' }
  const asSaid: Fact = { ...fact, kind: 'clause' }
  if (fact.kind === 'noun' && SAID_OF.test(fact.text) && isSingable(asSaid, reading)) return asSaid
  if (isNamed && isSingable(asThing, reading)) return asThing
  const isLong = fact.kind === 'clause' && countSung(fact.text) > MOST_SYLLABLES / 2
  const short = isLong ? shorten(fact.text, LONGEST_HALF) : undefined
  const half: Fact | undefined = short === undefined ? undefined : { ...fact, text: short }
  // "A fox is climbing a fence and going …": what it does first.
  const first: Fact = { ...fact, text: fact.text.replace(/ and \p{Ll}+ing\b.*$/u, '') }
  const isFirst = isLong && first.text !== fact.text && wordsOf(first.text).length > 4 && isSingable(first, reading)
  if (isFirst && (half === undefined || !isSingable(half, reading))) return first
  return half !== undefined && wordsOf(half.text).length > 4 && isSingable(half, reading) ? half : undefined
}
const LONGEST_HALF = 14

// Of much that was told the first few are sung, and those first that say something.
const MOST_TOLD = 5
const FEWEST_WORDS = 4
function chooseTold(facts: readonly Fact[]): Fact[] {
  if (facts.length <= MOST_TOLD) return [...facts]
  const full = facts.filter(({ kind, text }) => kind !== 'clause' || wordsOf(text).length >= FEWEST_WORDS)
  return (full.length >= MOST_TOLD ? full : facts).slice(0, MOST_TOLD)
}

export const singableFacts = (reading: Reading): Fact[] =>
  chooseTold(reading.facts.flatMap((fact) => asSungOf(fact, reading) ?? []))
