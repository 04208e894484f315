import { expect, it } from 'vitest'
import { matchingStyles } from './matchingStyles.ts'

it('styles are found by the beginning of any of their words, the most shared first', () => {
  const tags = ['Slow Waltz, accordion', 'slow waltz', 'swing waltz, piano', 'walking bass', '']
  expect(matchingStyles(tags, 'WAL')).toEqual(['slow waltz', 'swing waltz', 'walking bass'])
  expect(matchingStyles(tags, 'low')).toEqual([])
  expect(matchingStyles(tags, '!?')).toEqual([])
})
