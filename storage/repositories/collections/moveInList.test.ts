import { expect, it } from 'vitest'
import { moveInList } from './moveInList.ts'

// Places have gaps where songs were deleted.
const songs = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, place: index * 2 }))

it.each([
  ['to the top', ['c'], 0, 'cabd'],
  ['to the end', ['a'], 7, 'bcda'],
  ['in front of a song', ['d'], 2, 'adbc'],
  ['down, past one song', ['a'], 3, 'bacd'],
  ['several together, in the order they had', ['d', 'b'], 0, 'bdac'],
  ['where they already are', ['b'], 2, 'abcd'],
  ['and what is not in the list changes nothing', ['x'], 0, 'abcd'],
])('songs move %s', (_where, ids, toPlace, order) => {
  expect(moveInList(songs, ids, toPlace).join('')).toBe(order)
})
