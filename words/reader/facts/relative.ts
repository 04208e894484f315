import { isFinite } from '../clause.ts'
import type { Term } from '../grammar.ts'
import { objectPronoun, possessive } from '../person.ts'
import { AUXILIARY_OUT, isPersonAgain, said, same, sayBent, sentence, THIRD } from '../speaker.ts'
import {
  goOn,
  isOwner,
  SPEAKERS,
  tell,
  tellOfPerson,
  turnToPerson,
  type Piece,
  type PieceReader,
  type Telling,
} from './telling.ts'

const RELATIVES = new Set(['who', 'whom', 'which', 'that'])

const ownedIn = (terms: readonly Term[]): readonly Term[] => terms.slice(terms.findIndex(isOwner) + 1 || terms.length)

function verbOf(terms: readonly Term[]): number {
  let at = terms.findIndex((term, index) => index > 0 && isFinite(term))
  // "who I haven't met yet": met.
  while (
    at > 0 &&
    /^(?:haven't|hasn't|have|had|never|don't|can't|will|won't|didn't|could|still)$/.test(terms[at]?.word ?? '') &&
    terms[at + 1]?.tags.has('Verb') === true
  )
    at++
  return at
}

// "who I met at work": the person is whom it is done to.
function tellDoneToPerson({ terms }: Piece, telling: Telling): void {
  const { speaker } = telling
  const at = verbOf(terms)
  const object = speaker.address === 'you' ? 'you' : objectPronoun(speaker.person?.sex)
  if (at > 0)
    tellOfPerson(telling, [said(terms.slice(0, at + 1), speaker), object, said(terms.slice(at + 1), speaker)].join(' '))
}

// "my dad's guitar that he left me": the guitar is what was left.
function tellOfOwned({ terms }: Piece, owned: readonly Term[], telling: Telling): boolean {
  const { speaker, facts } = telling
  const verb = verbOf(terms)
  const at = /^(?:me|us)$/.test(terms[verb + 1]?.word ?? '') ? verb + 1 : verb
  if (verb <= 0 || owned.some(isFinite)) return false
  if (facts.at(-1)?.kind === 'noun') facts.pop()
  const whose = speaker.address === 'you' ? 'your' : possessive(speaker.person?.sex)
  const done = said(terms.slice(0, at + 1), speaker)
  tellOfPerson(telling, [done, whose, said(owned, speaker), said(terms.slice(at + 1), speaker)].join(' '))
  return true
}

// "losing the key to my flat that is on the tenth floor": the flat is.
const LAST_THING = /^(?:Not )?\p{L}+ing\b.*?\b(?<thing>(?:my|our|your|his|her|their|the|an?) (?:\p{Ll}+ )?\p{Ll}+)$/u
const GOES_WITH = /^(?:is|was|are|were|has|had|never|always|won't|can't|doesn't|keeps)\b/
function tellOfLastThing(joint: string, told: string, telling: Telling): boolean {
  const { thing } = LAST_THING.exec(telling.facts.at(-1)?.text ?? '')?.groups ?? {}
  if (!/^(?:that|which)$/.test(joint) || thing === undefined || !GOES_WITH.test(told)) return false
  tell(telling, {
    text: `${thing.replace(/^.* (?=(?:my|our|your|his|her|their|the|an?) )/, '')} ${told}`,
    kind: 'clause',
    about: 'other',
  })
  return true
}

// "a mine that closed in 1984": told of the thing that was named last.
function tellOfThing({ joint, terms, found }: Piece, telling: Telling): void {
  const { speaker, facts } = telling
  const before = facts.at(-1)?.kind
  const told =
    found !== undefined && speaker.address === 'you'
      ? [said(terms.slice(0, found.from), speaker), 'you', sayBent(terms.slice(found.to), speaker)].join(' ').trim()
      : said(terms, speaker)
  if (before === 'clause' && joint !== 'that') goOn(telling, `${joint} ${told}`)
  else if (before === 'deed' && joint === 'who') goOn(telling, `who ${told}`)
  else if (before !== undefined && tellOfLastThing(joint, told, telling)) return
  else if (before === 'noun') goOn(telling, told, 'clause')
  else tell(telling, { text: told, kind: 'clause', about: 'other' })
  // "a guy who works two jobs and never sees his family": he goes on.
  const isSomebody =
    joint === 'who' &&
    /^(?:an?|the|two|three|four|some) /i.test(facts.at(-1)?.text ?? '') &&
    speaker.person === undefined
  telling.last = isSomebody ? { said: pronounOf(facts.at(-1)?.text ?? ''), isPerson: false, verbOf: same } : undefined
}

const pronounOf = (text: string): string =>
  /^(?:two|three|four|some)\b/i.test(text)
    ? 'they'
    : /\b(?:her|she|woman|girl|lady|wife|mother|mom|mum|waitress|widow|daughter|sister|queen|princess)\b/i.test(text)
      ? 'she'
      : /\b(?:people|men|women|kids|friends|lovers|strangers|brothers|sisters|couple)\b/i.test(text)
        ? 'they'
        : 'he'

export const relative: PieceReader = (piece, telling) => {
  const { joint, first, terms } = piece
  if (!RELATIVES.has(joint) || telling.antecedent === undefined) return false
  const owned = ownedIn(telling.antecedent.terms)
  const isDone = SPEAKERS.has(first.word) || THIRD.has(first.word)
  if (owned.length > 0 && isDone && tellOfOwned(piece, owned, telling)) return true
  if (!telling.antecedent.isPerson) tellOfThing(piece, telling)
  else if (SPEAKERS.has(first.word) || THIRD.has(first.word)) tellDoneToPerson(piece, telling)
  else tellOfPerson(telling, sentence(turnToPerson(telling), terms, telling.speaker))
  return true
}

// "he's always late": the person again, by a pronoun or by name.
export const personAgain: PieceReader = ({ first, lead, terms, found }, telling) => {
  const { speaker } = telling
  if (!isPersonAgain(first, speaker) || speaker.person === undefined || found !== undefined) return false
  const subject = turnToPerson(telling)
  const short = AUXILIARY_OUT[first.word]
  const rest = terms.slice(1)
  const is = { ...first, text: short ?? '', word: short ?? '', tags: new Set(['Verb', 'Copula', 'PresentTense']) }
  tellOfPerson(telling, lead + sentence(subject, short === undefined ? rest : [is, ...rest], speaker))
  return true
}
