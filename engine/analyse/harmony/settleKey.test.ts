import { expect, it } from 'vitest'
import { keyFits } from './findKey.ts'
import { settleKey } from './settleKey.ts'

// The notes of A minor and of C major are the same, all equally loud.
const notes = keyFits([Float32Array.from({ length: 12 }, (_, tone) => ([0, 2, 4, 5, 7, 9, 11].includes(tone) ? 1 : 0))])
const bars = (roots: [number, 'major' | 'minor'][]) =>
  roots.map(([root, quality], i) => ({ startSeconds: 2 * i, endSeconds: 2 * i + 2, root, quality, confidence: 0.8 }))

it('of two keys with the same notes, the one whose chord the music rests on is the key', () => {
  const minor = bars([
    [9, 'minor'],
    [5, 'major'],
    [9, 'minor'],
    [7, 'major'],
    [9, 'minor'],
  ])
  const major = bars([
    [0, 'major'],
    [5, 'major'],
    [0, 'major'],
    [7, 'major'],
    [0, 'major'],
  ])
  expect(settleKey(notes, minor)).toMatchObject({ tonic: 9, mode: 'minor' })
  expect(settleKey(notes, major)).toMatchObject({ tonic: 0, mode: 'major' })
  expect(settleKey(notes, major).confidence).toBeGreaterThan(settleKey(notes, []).confidence)
})
