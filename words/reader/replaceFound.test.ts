import { expect, it } from 'vitest'
import { replaceFound } from './replaceFound.ts'

it('replaces all that is found, every time it is asked', () => {
  const pattern = /\bsea\b/giu
  for (let time = 0; time < 3; time++) {
    expect(replaceFound('the sea, the Sea', pattern, 'lake')).toBe('the lake, the lake')
    expect(replaceFound('no season', pattern, 'lake')).toBe('no season')
  }
  expect(replaceFound('at sea', pattern, (found) => found.toUpperCase())).toBe('at SEA')
})
