import { expect, it } from 'vitest'
import { cueWordsOf, mayHold } from './cueWords.ts'
import { LINE_BANKS } from './lineBanks.ts'

it('names the words a pattern cannot do without', () => {
  expect(cueWordsOf(String.raw`\b(?:vets?|zoo ?keepers?|(?:my|our) dog's?)\b`)).toEqual(['vet', 'keeper', " dog'"])
  expect(cueWordsOf(String.raw`sail(?:ing|ed)? (?!ship)round|(?<=a )kite`)).toEqual(['round', 'kite'])
})

it('cannot tell where an alternative is too short to look for', () => {
  expect(cueWordsOf('robots?|ai')).toBeUndefined()
  expect(cueWordsOf('(?:lost)?')).toBeUndefined()
})

it('overlooks no kit a request speaks of', () => {
  const told = 'my mechanic Earl sings about the northern lights at Christmas alone this year while sailing with bees'
  const spoken = LINE_BANKS.flatMap((bank) => bank.kits?.() ?? []).filter(({ about }) => about.test(told))
  expect(spoken.length).toBeGreaterThan(3)
  for (const { about } of spoken) expect(mayHold(told.toLowerCase(), about)).toBe(true)
})

it('tries no pattern that only shares a word with the request', () => {
  const pattern = /\b(?:mother(?:'s)? (?:old )?(?:kitchen|garden)|sea ?side)\b/i
  expect(mayHold('my mother sings', pattern)).toBe(false)
  expect(mayHold("my mother's garden", pattern)).toBe(true)
  expect(mayHold('at the seaside', pattern)).toBe(true)
})
