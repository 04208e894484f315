import { describe, expect, it } from 'vitest'
import { parseProgression } from './parseProgression.ts'

function symbols(text: string, tonic: number, mode: 'major' | 'minor' = 'major'): string[][] {
  return parseProgression(text, { tonic, mode }).map((bar) => bar.map((chord) => chord.symbol))
}

describe('parseProgression', () => {
  it('reads numerals as chords of the key', () => {
    expect(symbols('I | vi7 | ii9 V7 | IVmaj7', 0)).toEqual([['C'], ['Am7'], ['Dm9', 'G7'], ['Fmaj7']])
    expect(symbols('i | VI | iiø | V7', 9, 'minor')).toEqual([['Am'], ['F'], ['Bm7b5'], ['E7']])
  })

  it('reads borrowed chords and basses', () => {
    expect(symbols('bVII | V/7', 2)).toEqual([['C'], ['A/C#']])
  })

  it('spells flats in flat keys', () => {
    expect(symbols('I | IV', 10)).toEqual([['Bb'], ['Eb']])
  })

  it('refuses what is not a chord', () => {
    expect(() => parseProgression('I | H', { tonic: 0, mode: 'major' })).toThrow('not a chord')
  })
})
