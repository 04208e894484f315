import type { Kind } from '../knowledge/subjects.ts'
import type { Person } from '../reader/people/makePerson.ts'
import { sayField } from './sayField.ts'
import type { SongState } from './songState.ts'

// What was named and is not sung yet, and as what: nobody is their own town, and no shop is a friend's name.
export type MissingKind = 'kin' | 'name' | 'theirs' | 'other' | 'firm' | 'place' | 'thing'
export type Missing = { phrase: string; kind: MissingKind; isMany: boolean }

const PLACES: ReadonlySet<Kind> = new Set(['place', 'city', 'building', 'nature'])

const kinPhrase = ({ own, modifier, kin, isTheirs }: Person, owner: string): string | undefined =>
  kin === undefined
    ? undefined
    : [isTheirs === true ? owner : (own ?? 'my'), modifier, kin].filter((word) => word !== undefined).join(' ')

function phrasesOf(each: Person, isMain: boolean, { address }: SongState['reading']): Missing[] {
  const isCalled = isMain && address === 'you'
  // "a hero named Ash" is no hero of mine.
  const isAnybodys = each.own === undefined && each.isTheirs !== true && each.name !== undefined && address === 'about'
  const kin = isAnybodys ? undefined : kinPhrase(each, address === 'you' ? 'your' : 'the')
  const both = kin !== undefined && each.name !== undefined && !isCalled ? [`${kin} ${each.name}`] : []
  const isMany = each.isGroup || each.sex === 'they'
  return [
    ...[...both, ...(kin === undefined ? [] : [kin])].map((phrase): Missing => ({
      phrase,
      kind: isCalled ? 'kin' : each.isTheirs === true ? 'theirs' : 'other',
      isMany,
    })),
    ...(each.name === undefined ? [] : [{ phrase: each.name, kind: isCalled ? 'name' : 'other', isMany } as const]),
  ]
}

// "a town called Malice", "my sourdough starter called Clint Yeastwood": whatever somebody named is sung by its name.
const GIVEN_NAME = /\b(?:called|named) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})/u

export const givenNameIn = (told: string): string | undefined => GIVEN_NAME.exec(told)?.[1]

export function phrasesFor(missing: readonly string[], { reading, images }: SongState): Missing[] {
  const { person, others, topics, brand } = reading
  const holds = (phrase: string): boolean =>
    phrase
      .toLowerCase()
      .split(/[\s']+/)
      .some((word) => missing.includes(word))
  const people = [person, ...others].flatMap((each): Missing[] =>
    each === undefined ? [] : phrasesOf(each, each === person, reading),
  )
  const called = givenNameIn(reading.told)
  const isNew = called !== undefined && called !== brand && !people.some(({ phrase }) => phrase.includes(called))
  const given: Missing[] = isNew ? [{ phrase: called, kind: 'other', isMany: false }] : []
  const firm: Missing[] = brand === undefined ? [] : [{ phrase: brand, kind: 'firm', isMany: false }]
  // "a rogue who quits after losing his brother" is no song of brothers.
  const things = [
    ...topics.filter(({ subject }, nth) => nth === 0 || subject?.kind !== 'person'),
    ...images.filter(({ isMotif }) => !isMotif),
  ].map(({ said, subject, number }): Missing => ({
    phrase: sayField(said, reading.told),
    kind: subject !== undefined && PLACES.has(subject.kind) ? 'place' : 'thing',
    isMany: number === 'many',
  }))
  const place: Missing[] =
    reading.details.place === undefined ? [] : [{ phrase: reading.details.place, kind: 'place', isMany: false }]
  return [...people, ...given, ...firm, ...place, ...things].filter(({ phrase }) => holds(phrase))
}
