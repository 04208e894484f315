import type { Kind, Subject } from './subjects.ts'
import { SUBJECT_BANKS } from './subjectBanks.ts'

type Index = { byName: ReadonlyMap<string, Subject>; byKind: ReadonlyMap<Kind, readonly Subject[]> }

let index: Index | undefined

// A first name wins over a synonym: "puppy" is the puppy, not the dog that lists it.
function build(): Index {
  const all = SUBJECT_BANKS.flatMap((bank) => bank.list())
  const byName = new Map<string, Subject>()
  for (const subject of all) {
    for (const [at, name] of subject.names.entries()) {
      const key = name.toLowerCase()
      if (at === 0 ? byName.get(key)?.names[0]?.toLowerCase() !== key : !byName.has(key)) byName.set(key, subject)
    }
  }
  const byKind = new Map<Kind, Subject[]>()
  for (const subject of all) byKind.set(subject.kind, [...(byKind.get(subject.kind) ?? []), subject])
  return { byName, byKind }
}

export const findSubject = (name: string): Subject | undefined => (index ??= build()).byName.get(name.toLowerCase())
export const subjectsOfKind = (kind: Kind): readonly Subject[] => (index ??= build()).byKind.get(kind) ?? []
