import { findRow, packRows, type PackedRows } from './packRows.ts'
import type { Kind, Subject, SubjectBank } from './subjects.ts'
import { SUBJECT_BANKS } from './subjectBanks.ts'

// A name tells its place among all rows of all banks.
type Index = { byName: PackedRows; starts: readonly number[] }

let index: Index | undefined

// A first name wins over a synonym: "puppy" is the puppy, not the dog that lists it.
function build(): Index {
  const byName = new Map<string, number>()
  const first = new Set<string>()
  const starts: number[] = []
  let place = 0
  for (const bank of SUBJECT_BANKS) {
    starts.push(place)
    for (let at = 0; at < bank.count; at++, place++)
      for (const [nth, name] of bank.namesAt(at).entries()) {
        const key = name.toLowerCase()
        if (nth === 0 ? first.has(key) : byName.has(key)) continue
        byName.set(key, place)
        if (nth === 0) first.add(key)
      }
  }
  return { byName: packRows(byName), starts }
}

function subjectAt(place: number, starts: readonly number[]): Subject | undefined {
  const bank = starts.findLastIndex((start) => start <= place)
  return SUBJECT_BANKS[bank]?.at(place - (starts[bank] ?? 0))
}

export function findSubject(name: string): Subject | undefined {
  const { byName, starts } = (index ??= build())
  const place = findRow(byName, name.toLowerCase())
  return place === undefined ? undefined : subjectAt(Number(place), starts)
}

const ofKinds = new Map<Kind, readonly SubjectBank[]>()
export function subjectsOfKind(kind: Kind): readonly Subject[] {
  const banks = ofKinds.get(kind) ?? SUBJECT_BANKS.filter((bank) => bank.kind === kind)
  ofKinds.set(kind, banks)
  return banks.flatMap((bank) => bank.list())
}
