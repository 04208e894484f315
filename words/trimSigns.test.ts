import { expect, it } from 'vitest'
import { findRefusal } from './filter/findRefusal.ts'
import { parseLyrics } from './lyrics/parseLyrics.ts'
import { tokenize } from './style/readPhrases.ts'
import { trimSigns } from './trimSigns.ts'

it.each([
  ['...well-known!!', '.!', 'well-known'],
  ['a....a', '.', 'a....a'],
  ['....', '.', ''],
  ['', '.', ''],
])('signs go from both ends of %j and from nowhere else', (text, signs, bare) => {
  expect(trimSigns(text, signs)).toBe(bare)
})

// Read in the square of their number these take longer than a test may.
it('a hundred thousand signs are read like any other text', () => {
  const many = 100_000
  expect(findRefusal(`a${'.'.repeat(many)}a`)).toBeUndefined()
  expect(tokenize(`a${"'".repeat(many)}a`)).toHaveLength(1)
  expect(parseLyrics('['.repeat(many))).toBeDefined()
})
