import { isFinite, isGerund } from '../clause.ts'
import { NAMES_PASTIME } from '../clauseKinds.ts'
import type { Fact } from '../fact.ts'
import type { Term } from '../grammar.ts'
import { said, sayBent } from '../speaker.ts'
import {
  isOrAre,
  isOwner,
  tell,
  tellOfPerson,
  turnToPerson,
  wasOrWere,
  type Piece,
  type PieceReader,
  type Telling,
} from './telling.ts'

// "born too early but fighting".
export const andDoing: PieceReader = ({ joint, first, terms, found }, telling) => {
  const { last } = telling
  if ((joint !== 'but' && joint !== 'and') || !isGerund(first) || last?.isPerson !== true || found !== undefined)
    return false
  tellOfPerson(telling, `${last.said} ${isOrAre(last)} ${said(terms, telling.speaker)}`)
  return true
}

// "for being my bridesmaid Tasha": so you were.
export const forBeing: PieceReader = ({ first, found }, telling) => {
  const { person } = telling.speaker
  if (found?.from !== 1 || first.word !== 'being' || person?.kin === undefined) return false
  const subject = turnToPerson(telling)
  tellOfPerson(telling, `${subject.said} ${wasOrWere(subject)} ${person.own ?? 'my'} ${person.kin}`)
  return true
}

// "I work nights and never see my kids": it is still I who never do.
export const elliptic: PieceReader = ({ joint, first, terms, found }, telling) => {
  const { last, speaker } = telling
  const isElliptic =
    /^(?:and|but|,)$/.test(joint) &&
    (/^(?:never|always|still|only|hardly|can't|don't|won't)$/.test(first.word) || isFinite(first))
  if (found === undefined || last?.isPerson !== false || !isElliptic) return false
  const whom = speaker.address === 'you' ? 'you' : said(terms.slice(found.from, found.to), speaker)
  const text = [last.said, said(terms.slice(0, found.from), speaker), whom, said(terms.slice(found.to), speaker)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  tell(telling, { text, kind: 'clause', about: 'speaker' })
  return true
}

const ASKED: Readonly<Record<string, string>> = {
  does: 'do',
  is: 'are',
  has: 'have',
  was: 'were',
  did: 'did',
  will: 'will',
  can: 'can',
}

type Parted = { before: readonly Term[]; whom: string; tail: readonly Term[]; isFor: boolean }

function partAround({ terms }: Piece, found: { from: number; to: number }, { speaker }: Telling): Parted {
  const before = terms.slice(0, found.from)
  const isFor =
    /^(for|to|about|of|by|from)$/.test(before.at(-1)?.word ?? '') &&
    !before.at(-2)?.tags.has('Adjective') &&
    !before.some((term, at) => at > 0 && isFinite(term) && /^(?:i|we)/.test(before[0]?.word ?? ''))
  const toThem = isOwner(terms[found.to - 1]) ? 'your' : 'you'
  const whom = speaker.address === 'you' ? toThem : said(terms.slice(found.from, found.to), speaker)
  return { before, whom, tail: terms.slice(found.to), isFor }
}

function kindOf({ first, terms }: Piece, { before, tail }: Parted): Fact['kind'] {
  // "an old boat my grandfather built" is a boat.
  if (before.at(-1)?.tags.has('Noun') && isFinite(tail[0]) && !before.some(isFinite)) return 'noun'
  if (isGerund(first) && !NAMES_PASTIME.test(terms[1]?.word ?? '')) return 'deed'
  return terms.some(isFinite) || /^(?:i|we)\b/.test(first.word) ? 'clause' : 'noun'
}

function sayAround({ terms }: Piece, { before, whom, tail, isFor }: Parted, { speaker }: Telling): string {
  if (/\b(with|and)$/.test(said(before, speaker))) return said(terms, speaker)
  if (isFor && tail.length === 0) return said(before.slice(0, -1), speaker)
  return `${said(before, speaker)} ${whom} ${whom === 'you' ? sayBent(tail, speaker) : said(tail, speaker)}`
}

// A piece with the person somewhere in it: "I found a letter from my dad".
export const personWithin: PieceReader = (piece, telling) => {
  if (piece.found === undefined) return false
  const { speaker } = telling
  telling.antecedent = { terms: piece.terms, isPerson: true }
  const parted = partAround(piece, piece.found, telling)
  const { before, whom, tail, isFor } = parted
  if (isFor && before.length <= 1) {
    if (tail.length > 0) tell(telling, { text: said(tail, speaker), kind: 'noun', about: 'person' })
    return true
  }
  // "why does my cat stare": asked of the cat.
  const asks = ASKED[before.at(-1)?.word ?? '']
  if (asks !== undefined && before.length < 3 && whom === 'you') {
    tellOfPerson(telling, [said(before.slice(0, -1), speaker), asks, 'you', said(tail, speaker)].join(' ').trim())
    return true
  }
  tell(telling, { text: sayAround(piece, parted, telling), kind: kindOf(piece, parted), about: 'speaker' })
  return true
}
