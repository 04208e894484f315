import { expect, it } from 'vitest'
import { lineToSing, scoreToSing } from './scoreToSing.ts'
import { wordTimes } from './wordTimes.ts'

it('[ENG-05 a] every word has its time, in order', () => {
  const lines = [
    lineToSing('hold me', [[['hold', 4, 1, 50]], [['me', 5, 2, 52]]]),
    lineToSing('tonight', [
      [
        ['to', 8, 1, 50],
        ['night', 9, 3, 52],
      ],
    ]),
  ]
  expect(wordTimes(scoreToSing(lines))).toEqual([
    { word: 'hold', line: 0, section: 0, startSeconds: 2, endSeconds: 2.5 },
    { word: 'me', line: 0, section: 0, startSeconds: 2.5, endSeconds: 3.5 },
    { word: 'tonight', line: 1, section: 0, startSeconds: 4, endSeconds: 6 },
  ])
})

it('gives a word without notes the moment after the one before it', () => {
  const line = lineToSing('hold — me', [[['hold', 4, 1, 50]], [], [['me', 5, 2, 52]]])
  const times = wordTimes(scoreToSing([line]))
  expect(times.map(({ startSeconds }) => startSeconds)).toEqual([2, 2.5, 2.5])
})

it('has nothing to time without a voice', () => {
  const { voice: _, ...instrumental } = scoreToSing([])
  expect(wordTimes(instrumental)).toEqual([])
})
