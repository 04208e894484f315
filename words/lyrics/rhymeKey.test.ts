import { expect, it } from 'vitest'
import { rhymeKey } from './rhymeKey.ts'

it.each([
  ['night', 'white'],
  ['the sea', 'you and me'],
  ['waves', 'caves'],
  ['bought', 'caught'],
  ['moonstone', 'alone'],
])('hears that %s rhymes with %s', (one, other) => {
  expect(rhymeKey(one)).toBe(rhymeKey(other))
})

it('hears that words which only look alike do not rhyme', () => {
  expect(rhymeKey('love')).not.toBe(rhymeKey('move'))
  expect(rhymeKey('though')).not.toBe(rhymeKey('through'))
})
