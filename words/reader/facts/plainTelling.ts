import { isFinite, isGerund } from '../clause.ts'
import { isDoer, isDoing, isSongWord, isWithRelative, NAMES_PASTIME } from '../clauseKinds.ts'
import type { Fact } from '../fact.ts'
import type { Term } from '../grammar.ts'
import { said, same } from '../speaker.ts'
import { GOES_ON, SPEAKERS, tell, type Piece, type PieceReader, type Telling } from './telling.ts'

const AFTERWARDS = new Set(['after', 'before', 'without', 'since'])

// "Port Vale after getting relegated": the getting is what there is to tell.
export const afterDoing: PieceReader = ({ terms }, telling) => {
  const { speaker } = telling
  const at = terms.findIndex(({ word }, index) => AFTERWARDS.has(word) && isGerund(terms[index + 1]))
  const before = terms.slice(0, Math.max(0, at))
  if (at < 0 || at >= 4 || before.some((term) => isFinite(term) || isGerund(term))) return false
  telling.antecedent = { terms, isPerson: false }
  if (at > 0 && !before.every(({ text }) => /^\p{Lu}/u.test(text)))
    tell(telling, { text: said(before, speaker), kind: 'noun', about: 'other' })
  tell(telling, { text: said(terms.slice(at + 1), speaker), kind: 'deed', about: 'speaker' })
  return true
}

export const deed: PieceReader = ({ first, terms }, telling) => {
  const isDeed =
    isGerund(first) &&
    !NAMES_PASTIME.test(terms[1]?.word ?? '') &&
    !/^(?:is|are|was|were|makes?|feels?|takes?|sucks|hurts|helps|rocks|means|costs|kills|beats)$/.test(
      terms.find(isFinite)?.word ?? '',
    )
  if (!isDeed) return false
  telling.antecedent = { terms, isPerson: false }
  tell(telling, { text: said(terms, telling.speaker), kind: 'deed', about: 'speaker' })
  return true
}

// "X launching its app": what X is doing.
export const othersDoing: PieceReader = ({ lead, terms }, telling) => {
  const { speaker } = telling
  const doing = terms.findIndex((_, at) => at > 0 && isDoing(terms, at) && isDoer(terms, at - 1))
  // "on the way to propose" says what for.
  const isSaid = terms.some((term, at) => isFinite(term) && terms[at - 1]?.word !== 'to')
  // "I'm a student living on noodles" has its verb.
  const isWhole = /^(?:i|we|he|she|they|you)'(?:m|re|s|ve)$/.test(terms[0]?.word ?? '')
  if (doing <= 0 || isSaid || isWhole) return false
  // "dog walking" is what is done, and no dog that walks.
  if (terms.length === 2 && terms[0]?.tags.has('Singular') === true && /^\p{Ll}/u.test(terms[0].text)) return false
  const isMany = terms[doing - 1]?.tags.has('Plural') || terms.slice(0, doing).some(({ word }) => word === 'and')
  telling.antecedent = { terms, isPerson: false }
  const text = `${lead}${said(terms.slice(0, doing), speaker)} ${isMany ? 'are' : 'is'} ${said(terms.slice(doing), speaker)}`
  tell(telling, { text, kind: 'clause', about: 'other' })
  return true
}

export const orderedSong: PieceReader = ({ terms }) => isSongWord(terms)

const STATE =
  /^(?:hungover|pregnant|broke|lonely|homesick|single|divorced|retired|tired|stuck|lost|late|drunk|heartbroken|bored|sober|unemployed|engaged|married|jealous|sunburnt|allergic|addicted|obsessed|happy|proud|grateful|scared|terrified|nervous|in love|fed)$/

// "hungover on a Sunday", "pregnant after five years": that is how the singer is.
export const ownState: PieceReader = ({ first, terms }, telling) => {
  const { speaker, facts } = telling
  const isState = speaker.person === undefined && facts.length === 0 && STATE.test(first.word)
  if (!isState || terms.some((term, at) => at > 0 && isFinite(term))) return false
  // "lost my keys again" was done, not felt.
  const isDone = /^(?:lost|broke)$/.test(first.word) && /^(?:my|our|the|a|another)$/.test(terms[1]?.word ?? '')
  const being = speaker.address === 'we' ? 'we are' : speaker.address === 'you' ? 'you are' : 'I am'
  const who = isDone ? being.split(' ')[0] : being
  tell(telling, { text: `${who} ${said(terms, speaker)}`, kind: 'clause', about: 'speaker' })
  return true
}

function keepSubject({ first, terms }: Piece, telling: Telling, hasVerb: boolean): void {
  if (/^(?:i|we)/.test(first.word) && SPEAKERS.has(first.word))
    telling.last = { said: first.text, isPerson: false, verbOf: same }
  else if (/^(?:he|she|they)$/.test(first.word)) telling.last = { said: first.word, isPerson: false, verbOf: same }
  else if (hasVerb) telling.last = undefined
  telling.antecedent = { terms, isPerson: false }
}

// "rent prices in Toronto" orders nobody to rent.
const WHAT_IS_PAID = /^(?:prices|costs|hikes?|increases|rises|fees|cuts|bills|taxes|rates|strikes|queues|delays)$/

function kindOf({ first, terms }: Piece, hasVerb: boolean): Fact['kind'] {
  const isShortened =
    /^(?:he|she|it|they|that|there|you)'(?:s|re|d|ll)$/.test(first.word) ||
    ((GOES_ON.has(first.word) || first.word === 'finally') &&
      /^(?:i|we|you|he|she|it|they)'(?:m|s|re|ve|d|ll)$/.test(terms[1]?.word ?? ''))
  const isSpeaker = SPEAKERS.has(first.word) && /^(?:i|we)/.test(first.word)
  if (hasVerb || isShortened || isSpeaker) return 'clause'
  return isFinite(first) && !WHAT_IS_PAID.test(terms[1]?.word ?? '') ? 'order' : 'noun'
}

// "the moon and stars".
const isSecondThing = (terms: readonly Term[], at: number): boolean =>
  at + 1 === terms.length && terms[at - 1]?.word === 'and' && terms[at]?.word.endsWith('s') === true

// As it stands: a sentence of its own, an order, a slogan or a thing.
export const asItStands: PieceReader = (piece, telling) => {
  const { first, lead, terms } = piece
  const { speaker } = telling
  const hasVerb =
    !isWithRelative(terms) &&
    terms.some(
      (term, at) => at > 0 && isFinite(term) && !/^(?:called|named)$/.test(term.word) && !isSecondThing(terms, at),
    )
  keepSubject(piece, telling, hasVerb)
  const isSlogan = speaker.person === undefined && /^(?:no|always|only|free|open|fresh)$/.test(first.word)
  if (isSlogan && !hasVerb && terms.length > 2)
    tell(telling, { text: said(terms, speaker), kind: 'clause', about: 'other' })
  else
    tell(telling, {
      text: lead + said(terms, speaker),
      kind: kindOf(piece, hasVerb),
      about: SPEAKERS.has(first.word) ? 'speaker' : 'other',
    })
  return true
}
