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

it('[ENG-05 a] shows every word as it was written: commas, hyphens, quotes and digits', () => {
  const sung = lineToSing('“Well-known, in 1987,” (oh) — she said.', [
    [['Well', 4, 1, 50]],
    [['known', 5, 1, 52]],
    [['in', 6, 1, 52]],
    [
      ['nine', 7, 0.5, 52],
      ['teen', 7.5, 0.5, 52],
    ],
    [
      ['eigh', 8, 0.5, 52],
      ['ty', 8.5, 0.5, 52],
    ],
    [
      ['se', 9, 0.5, 52],
      ['ven', 9.5, 0.5, 52],
    ],
    [['oh', 10, 1, 52]],
    [['she', 11, 1, 52]],
    [['said', 12, 2, 52]],
  ])
  const times = wordTimes(scoreToSing([sung]))
  expect(times.map(({ word }) => word).join(' ')).toBe('“Well-known, in 1987,” (oh) — she said.')
  expect(times[0]).toMatchObject({ startSeconds: 2, endSeconds: 3 })
  expect(times[2]).toMatchObject({ word: '1987,”', startSeconds: 3.5, endSeconds: 5 })
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
