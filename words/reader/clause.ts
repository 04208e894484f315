import { findSubject } from '../knowledge/findSubject.ts'
import type { Term } from './grammar.ts'
import { KIN } from './kin.ts'

// A piece of the request between its joints: "who turns 60", "and loves gardening", "the river behind our house".
// `isLast` marks the end of a list: "pizza, football, and me".
export type Clause = { joint: string; terms: Term[]; isLast?: true }

const JOINTS = new Set([
  'who',
  'whom',
  'because',
  'when',
  'whenever',
  'while',
  'but',
  'although',
  'though',
  'until',
  'where',
  'which',
  'after',
  'before',
  'since',
  'so',
  'if',
])
const SUBJECTS = new Set([
  'i',
  'we',
  'you',
  'he',
  'she',
  'they',
  'it',
  "i'm",
  "we're",
  "you're",
  "he's",
  "she's",
  "they're",
  "it's",
  "i've",
  "we've",
])
const ADVERBS = new Set(
  'never always still just really also only even now often sometimes usually once finally recently almost already suddenly'.split(
    ' ',
  ),
)

export const isFinite = (term: Term | undefined): boolean =>
  term !== undefined &&
  term.tags.has('Verb') &&
  !term.tags.has('Particle') &&
  !isGerund(term) &&
  !(term.tags.has('Infinitive') && !term.tags.has('PresentTense'))

// A fling is nothing anybody is doing.
const ENDS_LIKE_ONE =
  /^(?:fling|sling|king|ring|wing|string|thing|spring|sting|swing|bling|ping|ding|darling|sing|bring|cling|swing)$/
export const isGerund = (term: Term | undefined): boolean =>
  !ENDS_LIKE_ONE.test(term?.word ?? '') &&
  (term?.tags.has('Gerund') === true || (term?.tags.has('Verb') === true && /\wing$/.test(term.word)))

export const skipAdverbs = (terms: readonly Term[], from: number): number => {
  let at = from
  while (terms[at] !== undefined && (ADVERBS.has(terms[at]?.word ?? '') || terms[at]?.tags.has('Adverb'))) at++
  return at
}

const isDoerBefore = (terms: readonly Term[], at: number, from: number): boolean =>
  at >= from && terms[at]?.tags.has('Noun') === true && !(terms[at]?.text ?? '').endsWith("'s")

const startsClause = (terms: readonly Term[], at: number): boolean => {
  const here = terms[at]
  if (here === undefined) return false
  if (SUBJECTS.has(here.word) || SUBJECTS.has(terms[skipAdverbs(terms, at)]?.word ?? '')) return true
  const verb = terms[skipAdverbs(terms, at)]
  if (isFinite(verb) && !verb?.tags.has('Noun')) return true
  for (let next = at; next < Math.min(terms.length, at + 5); next++) {
    const term = terms[next]
    if (term === undefined || term.tags.has('Preposition') || term.tags.has('Conjunction')) return false
    // "after 35 years, she brought donuts": what follows the stop is another sentence.
    if (next > at && /[,;:.!?]/.test(terms[next - 1]?.after ?? '')) return false
    if (
      next > at &&
      isFinite(term) &&
      isDoerBefore(terms, ADVERBS.has(terms[next - 1]?.word ?? '') ? next - 2 : next - 1, at)
    )
      return true
  }
  return false
}

const isWhom = (terms: readonly Term[], at: number): boolean => terms[at]?.tags.has('Preposition') === true

// "after the rain" stays with what it follows, "after we moved" tells something of its own.
const opensClause = (terms: readonly Term[], at: number, open: readonly Term[]): boolean => {
  const word = terms[at]?.word ?? ''
  if (!JOINTS.has(word)) return false
  // "my best friend since second grade betrayed me": a friend since then.
  const isSince = /^(?:since|after|before)$/.test(word) && open.length > 0 && open.length < 4 && !open.some(isFinite)
  if (isSince && KIN.has(open.at(-1)?.word ?? '') && !SUBJECTS.has(terms[at + 1]?.word ?? '')) return false
  // "forgets where he parked" is what is forgotten.
  if (
    /^(?:where|when|who|which)$/.test(word) &&
    /^(?:forgets?|forgot|forgetting|knows?|knew|remembers?|wonders?|asks?|tells?|told|idea|matter)$/.test(
      terms[at - 1]?.word ?? '',
    )
  )
    return false
  // "joy to those who find them": theirs.
  if (
    word === 'who' &&
    /^(?:those|anyone|anybody|everyone|everybody|all|ones)$/.test(terms[at - 1]?.word ?? '') &&
    (terms[at - 1]?.word === 'those' || isWhom(terms, at - 2))
  )
    return false
  // "even when I'm crying" belongs to what was said before it.
  if (/^(?:even|especially|only)$/.test(terms[at - 1]?.word ?? '') && open.some(isFinite)) return false
  // "snores so loud the neighbours complain" is one complaint.
  if (
    word === 'so' &&
    (terms[at + 1]?.tags.has('Adjective') === true || terms[at + 1]?.tags.has('Adverb') === true) &&
    open.some(isFinite)
  )
    return false
  // "so I could go to college" is what it was for.
  if (word === 'so' && open.some(isFinite) && /^(?:could|can|would|wouldn't|might)$/.test(terms[at + 2]?.word ?? ''))
    return false
  // "nothing but a guitar" is one thing.
  if (word === 'if' && terms[at - 1]?.word === 'what') return false
  // "the night before my thesis was due" is one night.
  if (
    /^(?:before|after|when)$/.test(word) &&
    /^(?:night|day|morning|evening|week|minute|second|moment)$/.test(terms[at - 1]?.word ?? '')
  )
    return false
  if (word === 'but' && /^(?:nothing|anything|nobody|all|none)$/.test(terms[at - 1]?.word ?? '')) return false
  if (['after', 'before', 'since', 'so', 'until', 'if'].includes(word)) return startsClause(terms, at + 1)
  // "who ate my sandwich" asks.
  return at > 0 || (word !== 'where' && word !== 'who')
}

// "first day of retirement and I miss them" are two; "my wife Hannah and I" are one, unless something was said before.
const isSpeakerAfterThing = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  /^i(?:'m|'ve|'d|'ll)?$/.test(terms[at + 1]?.word ?? '') &&
  (open.some(isFinite) || (terms[at + 1]?.word ?? '').startsWith("i'") || isAfterThing(terms, at))
const isAfterThing = (terms: readonly Term[], at: number): boolean =>
  !KIN.has(terms[at - 1]?.word ?? '') &&
  !['FirstName', 'LastName', 'Person'].some((tag) => terms[at - 1]?.tags.has(tag))

// "the moon and the sea are in love": both of them are.
const isOneOfTwo = (terms: readonly Term[], at: number, open: readonly Term[]): boolean => {
  const verb = terms.findIndex((term, index) => index > at && isFinite(term))
  const doer = terms[verb - 1]
  return (
    !open.some(isFinite) &&
    /^(?:are|were|have)$/.test(terms[verb]?.word ?? '') &&
    doer?.tags.has('Noun') === true &&
    !doer.word.endsWith('s') &&
    verb - at < 5
  )
}

// "loves fire trucks and pancakes": nobody pancakes.
const THINGS = new Set('food drink animal plant vehicle object home technology clothing toy'.split(' '))
const LOVED_DEEDS = /^(?:hugs|kisses|cuddles|treats|snacks|walks|naps|hikes|rides|jokes|pranks|games|drawings)$/
const isListedThing = (terms: readonly Term[], at: number): boolean =>
  terms[at - 1]?.tags.has('Plural') === true &&
  terms[at + 1]?.word.endsWith('s') === true &&
  (at + 2 === terms.length || /[,.;!]/.test(terms[at + 1]?.after ?? '')) &&
  isThing(terms[at + 1]?.word ?? '')
const isThing = (word: string): boolean =>
  LOVED_DEEDS.test(word) || THINGS.has(findSubject(word)?.kind ?? findSubject(word.replace(/s$/, ''))?.kind ?? '')

// "grandma's cookies and my uncle falling asleep": only the uncle sleeps.
const startsDoing = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  /^(?:my|our|his|her|the)$/.test(terms[at]?.word ?? '') &&
  KIN.has(terms[at + 1]?.word ?? '') &&
  isGerund(terms[at + 2]) &&
  !open.some((term) => isFinite(term) || isGerund(term)) &&
  open.at(-1)?.tags.has('Plural') === true &&
  isAfterThing(terms, at - 1)

// "the moon and stars": nobody stars.
const isBareThing = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  !open.some(isFinite) &&
  terms[at]?.word.endsWith('s') === true &&
  open.at(-1)?.tags.has('Noun') === true &&
  (at + 1 === terms.length ||
    /[,.;!]/.test(terms[at]?.after ?? '') ||
    /^(?:for|in|on|at|with|of)$/.test(terms[at + 1]?.word ?? ''))

// "loves sunflowers and iced coffee": nobody iced it.
const isPrepared = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  open.some(({ word }) =>
    /^(?:loves?|likes?|enjoys?|hates?|adores?|eats?|drinks?|collects?|bakes|makes|sells?)$/.test(word),
  ) &&
  terms[at]?.tags.has('PastTense') === true &&
  /(?:ed|en)$/.test(terms[at]?.word ?? '') &&
  terms[at + 1]?.tags.has('Noun') === true &&
  !/[,.;!]/.test(terms[at]?.after ?? '')

// "she stayed the course The rest left": typed in two lines, and read in one.
const NEXT = /^(?:The|She|He|They|You|It's|She's|He's|They're|You're|Give|But|Its|This|When|We|My|Don't|Let|Make)$/
const startsUnstopped = (before: Term | undefined, term: Term): boolean =>
  before !== undefined &&
  before.after.trim() === '' &&
  /^\p{Ll}/u.test(before.text) &&
  NEXT.test(term.text) &&
  !/^(?:called|named|titled|song|the|and|of|in|by|is|saying|says|said)$/.test(before.word)

// "we got lost and Pete cried": he alone did.
const isSomebodyElse = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  terms[at]?.tags.has('FirstName') === true &&
  isFinite(terms[at + 1]) &&
  !/^(?:are|were|have)$/.test(terms[at + 1]?.word ?? '') &&
  open.some(isFinite)

// "you can't rest or enjoy yourself": neither of them.
const isStillDenied = (terms: readonly Term[], at: number, open: readonly Term[]): boolean =>
  terms[at + 1]?.tags.has('Infinitive') === true &&
  !/[,;:.!?]/.test(terms[at - 1]?.after ?? '') &&
  open.some(({ word }) =>
    /^(?:can't|cannot|don't|doesn't|didn't|won't|couldn't|wouldn't|never|can|could|will|would)$/.test(word),
  )

export function splitClauses(terms: readonly Term[]): Clause[] {
  const clauses: Clause[] = []
  let open: Clause = { joint: '', terms: [] }
  const close = (joint: string): void => {
    if (open.terms.length > 0) clauses.push(open)
    open = { joint, terms: [] }
  }
  const isTitled = terms.filter(({ text }) => /^\p{Lu}/u.test(text)).length > terms.length / 2
  terms.forEach((term, at) => {
    const previous = terms[at - 1]
    const isNext = !isTitled && startsUnstopped(previous, term)
    if (isNext) close(',')
    const isBreak = /[,;:.!?()–—]|\s-\s/.test(`${previous?.after ?? ''}${term.before}`) && at > 0
    if (term.word === 'or' && isStillDenied(terms, at, open.terms)) {
      open.terms.push(term)
      return undefined
    }
    const isRelative = term.word === 'that' && previous?.tags.has('Noun') && startsClause(terms, at + 1)
    if (opensClause(terms, at, open.terms) || isRelative) return close(term.word)
    if (
      ['and', 'or', 'plus', '&'].includes(term.word) &&
      (startsClause(terms, at + 1) || startsDoing(terms, at + 1, open.terms)) &&
      !isOneOfTwo(terms, at, open.terms) &&
      !isListedThing(terms, at) &&
      !isPrepared(terms, at + 1, open.terms) &&
      !isBareThing(terms, at + 1, open.terms) &&
      (!/^\p{Lu}/u.test(terms[at + 1]?.text ?? '') ||
        isSpeakerAfterThing(terms, at, open.terms) ||
        isSomebodyElse(terms, at + 1, open.terms))
    )
      return close('and')
    if (isBreak && open.terms.length > 0) close(open.joint === '' ? ',' : ',')
    if (isBreak && open.terms.length === 0 && ['and', 'but'].includes(term.word)) {
      if (term.word === 'and') open = { ...open, isLast: true }
      return undefined
    }
    open.terms.push(term)
    return undefined
  })
  close('')
  return clauses.filter((clause) => clause.terms.length > 0)
}
