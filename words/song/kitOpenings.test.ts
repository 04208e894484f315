import { describe, expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'
import { KITS } from './kitBanks.ts'
import { findKit } from './findKit.ts'
import { readsInTwoWays } from './kitOpenings.fixture.ts'

const patterns = Object.values(KITS).flatMap((bank) => bank.kits?.().map(({ about }) => about.source) ?? [])

describe('what may stand before the words of a kit', () => {
  it.each([
    ['(?:an? |the |in (?:an? |the )*)*wasteland', 1],
    ['(?:about |an? |about an? )*cat', 1],
    ['(?:who |the |\\w+ who )*fox', 1],
    ['(?:my |the |named \\w+ )*dog(?:,(?: \\w+)+)*', 0],
    ['(?:grumpy |(?:very )?old )*cat', 0],
  ])('is told to read in two ways: %s', (pattern, count) => {
    expect(readsInTwoWays(pattern)).toHaveLength(count)
  })

  it('reads in one way only', () => {
    expect(patterns.flatMap(readsInTwoWays)).toEqual([])
  })

  it.each(['in a the ', 'who a ', 'about a ', 'named the ', 'a', 'she is my ', 'the old the '])(
    'never keeps anybody waiting: two hundred times %j',
    (words) => {
      expect(() => findKit(readRequest(`a song about ${words.repeat(200)}`, ''), 1)).not.toThrow()
    },
  )
})
