import { skipAdverbs, type Clause } from '../clause.ts'
import type { Fact } from '../fact.ts'
import type { Term } from '../grammar.ts'
import { sayLine } from '../sayLine.ts'
import { mention, personSubject, type Speaker, type Subject } from '../speaker.ts'

// One piece of the request as its readers see it: `lead` is the joint where it is sung, `found` where the person stands.
export type Piece = Clause & {
  first: Term
  lead: string
  found: { from: number; to: number } | undefined
  verbAt: number
}

// What has been told so far, and whom the next piece may go on about.
export type Telling = {
  speaker: Speaker
  facts: Fact[]
  last: Subject | undefined
  antecedent: { terms: readonly Term[]; isPerson: boolean } | undefined
  spokenOf: number
}

// Tells what a piece says and answers true, or leaves it to the next reader.
export type PieceReader = (piece: Piece, telling: Telling) => boolean

const OPENING_JOINTS = new Set(
  'because when whenever while but until where after before since although though if'.split(' '),
)

export function openPiece(clause: Clause, { speaker, facts }: Telling): Piece | undefined {
  const [first] = clause.terms
  if (first === undefined) return undefined
  // "a small town where nothing ever happens": nothing ever happens.
  const isToldThere = clause.joint === 'where' && clause.terms.length > 2 && facts.at(-1)?.kind === 'noun'
  return {
    ...clause,
    first,
    lead: OPENING_JOINTS.has(clause.joint) && !isToldThere ? `${clause.joint} ` : '',
    found: mention(clause, speaker),
    verbAt: skipAdverbs(clause.terms, 0),
  }
}

// Nobody meets, marries or moves in alone.
const TOGETHER =
  /^You(?= (?:met|were married|married|fell in love|got married|got engaged|got together|moved in|started dating|bought (?:a|our) house)\b(?! (?:me|my)\b))/

export function tell({ speaker, facts }: Telling, fact: Fact): void {
  const spoken = sayLine(fact.text).replace(/^You be /, 'Be ')
  const text = speaker.person?.isLover === true ? spoken.replace(TOGETHER, 'We') : spoken
  // "The groom is Pete", said to Pete.
  if (/^(?:The \p{L}+|Your name) is you$|^(?:The )?first one$/iu.test(text)) return
  // "counting song with ducks" is what was ordered.
  if (/^\p{L}+ing (?:song|rhyme|tune)\b/iu.test(text)) return
  if (/\p{L}{2}/u.test(text) && (fact.kind !== 'order' || text.includes(' '))) facts.push({ ...fact, text })
}

// Ends what was told just before with some more words.
export function goOn({ facts }: Telling, text: string, kind?: Fact['kind']): void {
  const before = facts.at(-1)
  if (before !== undefined)
    facts.splice(-1, 1, { ...before, text: sayLine(`${before.text} ${text}`), ...(kind && { kind }) })
}

export const tellOfPerson = (telling: Telling, text: string): void =>
  tell(telling, { text, kind: 'clause', about: 'person' })

// The person as the subject of a sentence: by name the first time. What follows goes on about them.
export function nextSubject(telling: Telling): Subject {
  const subject = personSubject(telling.speaker, telling.spokenOf === 0)
  telling.spokenOf++
  return subject
}

export function turnToPerson(telling: Telling): Subject {
  const subject = nextSubject(telling)
  telling.last = subject
  return subject
}

const isMany = ({ said }: Subject): boolean => said === 'you' || said === 'they'
export const isOrAre = (subject: Subject): string => (isMany(subject) ? 'are' : 'is')
export const wasOrWere = (subject: Subject): string => (isMany(subject) ? 'were' : 'was')
export const personIs = ({ speaker }: Telling): string =>
  speaker.address === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'

export const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we', "i'm", "we're", "i've", "we've", 'my', 'our'])
export const GOES_ON: ReadonlySet<string> = new Set(['still', 'always', 'forever', 'now'])
export const isOwner = (term: Term | undefined): boolean => (term?.text ?? '').endsWith("'s")
