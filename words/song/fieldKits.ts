import { meaningOf, meaningOfKit, mix, nearness } from '../meaning/vectors.ts'
import type { Reading } from '../reader/readRequest.ts'
import { mayHold } from './cueWords.ts'
import { KITS } from './kitBanks.ts'

// Kits wide enough for whatever is near: "hedge funds" are an accountant's. The nearest of all kits is mostly one of another
// thing of the same sort, wine for vodka, boxing for karate, and sings what is not so (docs/decisions/0021-meaning.md).
// How near a thing must be to each: a balloon is 0.53 near to space, and a fund 0.48 to an accountant.
const FIELDS: readonly (readonly [string, number])[] = [
  ['debugging', 0.54],
  ['my accountant', 0.45],
  ['studying for my exams', 0.55],
  ['outer space', 0.56],
]

type Field = { about: RegExp; least: number }
let fields: readonly Field[] | undefined
const listFields = (): readonly Field[] =>
  (fields ??= FIELDS.flatMap(([field, least]) => {
    const kits = Object.values(KITS).flatMap((bank) => bank.kits?.() ?? [])
    const found = kits.find(({ about }) => !about.source.includes('.+') && mayHold(field, about) && about.test(field))
    return found === undefined ? [] : [{ about: found.about, least }]
  }))

export function findFieldKit({ topics }: Reading): RegExp | undefined {
  const [topic] = topics
  const known = (topic?.said.split(' ') ?? []).flatMap((word) => {
    const meaning = meaningOf(word)
    return meaning === undefined || /^(?:the|an?|my|our)$/.test(word) ? [] : [meaning]
  })
  if (known.length === 0) return undefined
  const asked = mix(known)
  const [nearest] = listFields()
    .flatMap(({ about, least }) => {
      const meant = meaningOfKit(about)
      const near = meant === undefined ? 0 : nearness(asked, meant)
      return near >= least ? [{ about, near }] : []
    })
    .toSorted((one, other) => other.near - one.near)
  return nearest?.about
}
