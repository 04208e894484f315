import { isFinite, skipAdverbs, type Clause } from './clause.ts'
import type { Term } from './grammar.ts'
import { subjectPronoun, toSecondPerson, turnTowards, type Address } from './person.ts'
import type { Person } from './people/makePerson.ts'

// Who sings to or of whom, and the words of the request that say so.
export type Speaker = { person: Person | undefined; address: Address; terms: readonly Term[] }
export type Subject = { said: string; isPerson: boolean; verbOf: (verb: Term) => string }

export const THIRD = new Set(['he', 'she', 'they', "he's", "she's", "they're"])

export const same = (verb: Term): string => verb.text

export function personSubject({ person, address }: Speaker, isFirst: boolean): Subject {
  if (address === 'you') return { said: 'you', isPerson: true, verbOf: toSecondPerson }
  const isNamed = isFirst && person?.name !== undefined
  const who =
    person?.kin === undefined
      ? undefined
      : `${person.own ?? 'the'} ${/^ex$/i.test(person.modifier ?? '') ? 'ex ' : ''}${person.kin}`
  const said = isNamed ? (person?.name ?? '') : isFirst && who !== undefined ? who : subjectPronoun(person?.sex)
  return { said, isPerson: true, verbOf: said === 'they' ? toSecondPerson : same }
}

// [start, end) of the person within a clause, when the clause speaks of them by kin or name.
export function mention(clause: Clause, { person, terms }: Speaker): { from: number; to: number } | undefined {
  if (person === undefined) return undefined
  const own = new Set(terms.slice(person.at, person.end))
  const from = clause.terms.findIndex((term) => own.has(term))
  if (from < 0) return undefined
  let to = from
  while (to < clause.terms.length && own.has(clause.terms[to] as Term)) to++
  return { from, to }
}

// Mum's new boyfriend is a he; mum is not.
const isOtherSex = (word: string, sex: Person['sex']): boolean =>
  (/^he\b/.test(word) && sex === 'she') || (/^she\b/.test(word) && sex === 'he')

export const isPersonAgain = (term: Term | undefined, { person }: Speaker): boolean =>
  term !== undefined &&
  ((THIRD.has(term.word) && !isOtherSex(term.word, person?.sex)) ||
    (person?.name !== undefined && term.text.replace(/'s$/, '') === person.name) ||
    (person?.kin !== undefined && term.word === person.kin))

export function said(terms: readonly Term[], speaker: Speaker): string {
  const words =
    speaker.address === 'you' && speaker.person !== undefined
      ? turnTowards(terms, speaker.person.sex ?? (speaker.person.isPet ? 'he' : undefined))
      : terms.map(({ text }) => text)
  return terms.map((term, at) => `${words[at] ?? ''}${/,/.test(term.after) ? ',' : ''}`).join(' ')
}

// "the day you was born": the verb goes with whom it has become.
export function sayBent(tail: readonly Term[], speaker: Speaker): string {
  const [verb, ...rest] = tail
  if (verb === undefined || !isFinite(verb)) return said(tail, speaker)
  return [toSecondPerson(verb), said(rest, speaker)].filter((part) => part !== '').join(' ')
}

export const AUXILIARY_OUT: Readonly<Record<string, string>> = { "he's": 'is', "she's": 'is', "they're": 'are' }

export function sentence(subject: Subject, predicate: readonly Term[], speaker: Speaker): string {
  const verbAt = skipAdverbs(predicate, 0)
  const verb = predicate[verbAt]
  if (verb === undefined) return ''
  const adverbs = predicate.slice(0, verbAt).map(({ text }) => text)
  const bent = subject.isPerson ? subject.verbOf(verb) : verb.text
  return [subject.said, ...adverbs, bent, said(predicate.slice(verbAt + 1), speaker)]
    .filter((part) => part !== '')
    .join(' ')
}
