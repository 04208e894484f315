import type { Fact } from './fact.ts'
import type { Address } from './person.ts'
import type { Person } from './people/makePerson.ts'
import { sayLine } from './sayLine.ts'

// Sentences that came out of a request bare, as people type: each gets the word it lacks.
export type Polish = {
  told: string
  lead: string
  address: Address
  person: Person | undefined
  brand: string | undefined
  stance: string
}
export type Polisher = (fact: Fact, polish: Polish) => Fact

export const clause = (fact: Fact, text: string, about: Fact['about'] = fact.about): Fact => ({
  ...fact,
  kind: 'clause',
  about,
  text: sayLine(text),
})

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
