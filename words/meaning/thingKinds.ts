import type { Kind } from '../knowledge/subjects.ts'

// What kind of thing a song can be about where nobody wrote of the thing itself; each has its kits in `lines/kits/kinds*.json`.
export const THING_KINDS = [
  'animal',
  'food',
  'machine',
  'place',
  'job',
  'game',
  'show',
  'weather',
  'feeling',
  'event',
  'idea',
  'thing',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

const OF_SUBJECTS: Readonly<Partial<Record<Kind, ThingKind>>> = {
  animal: 'animal',
  plant: 'thing',
  food: 'food',
  drink: 'food',
  person: 'job',
  trade: 'job',
  hobby: 'game',
  sport: 'game',
  game: 'game',
  technology: 'machine',
  vehicle: 'machine',
  tool: 'thing',
  clothing: 'thing',
  home: 'thing',
  building: 'place',
  place: 'place',
  city: 'place',
  nature: 'place',
  weather: 'weather',
  season: 'weather',
  body: 'feeling',
  feeling: 'feeling',
  idea: 'idea',
  festival: 'event',
  event: 'event',
  school: 'idea',
  art: 'show',
  music: 'show',
  science: 'idea',
  money: 'idea',
  history: 'event',
  object: 'thing',
}
export const kindOfSubject = (kind: Kind): ThingKind | undefined => OF_SUBJECTS[kind]
