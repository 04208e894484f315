import type { AlignedWord } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { respellWords } from './respellWords.ts'

const sung: AlignedWord[] = ['low', 'tide', 'comes', 'in'].map((word, index) => ({
  word,
  line: 0,
  section: 0,
  start_s: index,
  end_s: index + 0.5,
  success: true,
  p_align: 1,
}))

const times = (lyrics: string) => respellWords(sung, lyrics).map(({ word, start_s, end_s }) => [word, start_s, end_s])

describe('corrected lyrics', () => {
  it('keep the time of every word that stayed, whatever its spelling marks', () => {
    expect(times('[Verse]\nLow tide,\ncomes in!')).toEqual([
      ['Low', 0, 0.5],
      ['tide,', 1, 1.5],
      ['comes', 2, 2.5],
      ['in!', 3, 3.5],
    ])
    expect(
      respellWords(sung, '[Verse]\nLow tide,\n\n[Chorus]\ncomes in!').map(({ line, section }) => [line, section]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ])
  })

  it('give a new word the gap where it stands, and two of them share it', () => {
    expect(times('low time comes in')[1]).toEqual(['time', 0.5, 2])
    expect(times('low and slow comes in').slice(1, 3)).toEqual([
      ['and', 0.5, 1.25],
      ['slow', 1.25, 2],
    ])
    expect(times('oh low tide comes in today').at(-1)).toEqual(['today', 3.5, 3.5])
  })

  it('of a song nobody sang have no times', () => {
    expect(respellWords([], 'La la')).toEqual([])
  })
})
