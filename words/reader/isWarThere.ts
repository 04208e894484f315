import type { Term } from './grammar.ts'

// Where somebody fought is no place to be called in for supper.
export const isWarThere = (terms: readonly Term[], at: number): boolean =>
  /^(?:fought|fighting|fights|served|serving|serves|war|wounded|killed|deployed|stationed|captured|died)$/.test(
    terms[at - 2]?.word ?? '',
  )
