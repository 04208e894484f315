import type { AlignedWord } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { countSungWords, findLineIndex, toLyricLines, withoutLeftover } from './lyricLines.ts'

function word(text: string, section: number, line: number, start_s: number): AlignedWord {
  return { word: text, section, line, start_s, end_s: start_s + 0.4, success: true, p_align: 1 }
}

const lines = toLyricLines([
  word('Warm', 0, 0, 10),
  word('light', 0, 0, 10.5),
  word('falls', 0, 1, 14),
  word('Stay', 1, 2, 20),
])

describe('[JRN-01 e] lyrics that follow', () => {
  it('groups words into the lines they are sung in', () => {
    expect(lines.map((line) => line.words.map(({ text }) => text).join(' '))).toEqual(['Warm light', 'falls', 'Stay'])
    expect(lines.map((line) => line.opensSection)).toEqual([false, false, true])
  })

  it('no line is lit during the intro', () => {
    expect(findLineIndex(lines, 4)).toBe(-1)
  })

  it('a line stays lit until the next one begins', () => {
    expect(findLineIndex(lines, 10.1)).toBe(0)
    expect(findLineIndex(lines, 13.5)).toBe(0)
    expect(findLineIndex(lines, 14)).toBe(1)
  })

  it('lights the words sung so far', () => {
    const [first] = lines
    expect(first && countSungWords(first, 10.2)).toBe(1)
    expect(first && countSungWords(first, 10.6)).toBe(2)
  })
})

describe('lyrics of a part begun in the middle of a bar', () => {
  const sung = toLyricLines([word('tonight', 0, 0, 0.2), word('Stay', 1, 1, 4), word('awhile', 1, 1, 4.5)])
  const textsOf = (shown: typeof sung) => shown.map(({ words }) => words.map(({ text }) => text).join(' '))

  it('begin with its own words, not with the last word of the part before', () => {
    expect(textsOf(withoutLeftover(sung, '[Verse 2]\nStay awhile,'))).toEqual(['Stay awhile'])
  })

  it('keep a short line that was written for it', () => {
    expect(textsOf(withoutLeftover(sung, '[Hook]\nTonight!\n\n[Verse 2]\nStay awhile'))).toEqual([
      'tonight',
      'Stay awhile',
    ])
  })

  it('keep a section whose lines were sung in other pieces than they were written in', () => {
    const split = toLyricLines([
      word('Warm', 0, 0, 0),
      word('light', 0, 1, 2),
      word('falls', 0, 2, 4),
      word('Stay', 1, 3, 8),
    ])
    expect(textsOf(withoutLeftover(split, 'Warm light falls\n\nStay'))).toHaveLength(4)
  })
})
