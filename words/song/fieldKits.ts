import { meaningOf, meaningOfKit, mix, nearness } from '../meaning/vectors.ts'
import type { Reading } from '../reader/readRequest.ts'
import { mayHold } from './cueWords.ts'
import { KITS } from './kitBanks.ts'

// Kits wide enough for whatever is near: "hedge funds" are an accountant's. The nearest of all kits is mostly one of another
// thing of the same sort, wine for vodka, boxing for karate, and sings what is not so (docs/decisions/0021-meaning.md).
const FIELDS: readonly string[] = ['debugging', 'my accountant', 'studying for my exams', 'outer space']
const LEAST = 0.5

let fields: readonly RegExp[] | undefined
const listFields = (): readonly RegExp[] =>
  (fields ??= FIELDS.flatMap((field) => {
    const kits = Object.values(KITS).flatMap((bank) => bank.kits?.() ?? [])
    return (
      kits.find(({ about }) => !about.source.includes('.+') && mayHold(field, about) && about.test(field))?.about ?? []
    )
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
    .flatMap((about) => {
      const meant = meaningOfKit(about)
      return meant === undefined ? [] : [{ about, near: nearness(asked, meant) }]
    })
    .toSorted((one, other) => other.near - one.near)
  return nearest !== undefined && nearest.near >= LEAST ? nearest.about : undefined
}
