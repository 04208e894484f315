import type { Term } from './grammar.ts'
import { withoutNoNames } from './noNames.ts'
import { findKin } from './people/findKin.ts'
import { findNamed } from './people/findNamed.ts'
import type { Person } from './people/makePerson.ts'

// Everybody a request speaks of: those called by kin are the surest, then those called only by name.
export const findPeople = (terms: readonly Term[], isFor = false): Person[] =>
  withoutNoNames(joinPredicates(findNamed(terms, findKin(terms), isFor), terms), terms)

// "Mike … he is my best friend", "asking Priya to be my girlfriend": one person, named once and called once.
function joinPredicates(found: readonly Person[], terms: readonly Term[]): Person[] {
  const called = found.find(
    ({ kin, name, own, at }) =>
      kin !== undefined &&
      name === undefined &&
      own !== undefined &&
      /^(?:is|was|be|he's|she's)$/.test(terms[at - 1]?.word ?? ''),
  )
  const named = found.find(({ kin, name }) => kin === undefined && name !== undefined)
  if (called === undefined || named === undefined) return [...found]
  const { name, at, end } = named
  return found.flatMap((person) =>
    person === called
      ? []
      : person === named
        ? [{ ...called, ...(name !== undefined && { name }), at, end }]
        : [person],
  )
}
