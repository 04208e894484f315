import { describe, expect, it } from 'vitest'
import { parseKey } from './parseKey.ts'

describe('parseKey', () => {
  it.each([
    ['F# minor', 6, 'minor'],
    ['Bb major', 10, 'major'],
    ['D dorian', 2, 'dorian'],
    ['a minor', 9, 'minor'],
    ['Eb', 3, 'major'],
    [' c ', 0, 'major'],
    ['Am', 9, 'minor'],
    ['C sharp minor', 1, 'minor'],
    ['G mixolydian', 7, 'mixolydian'],
  ])('reads %s', (text, tonic, mode) => {
    expect(parseKey(text)).toEqual({ tonic, mode })
  })

  it.each(['', 'H minor', 'banana', 'C minor and more', 'minor', '7', 'Cx', 'the key of love'])(
    'refuses %j',
    (text) => {
      expect(parseKey(text)).toBeUndefined()
    },
  )
})
