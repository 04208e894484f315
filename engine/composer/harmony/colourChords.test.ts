import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import type { Key } from '../../score.ts'
import { colourChords } from './colourChords.ts'
import { parseProgression, type ProgressionChord } from './parseProgression.ts'
import { chordPitchClasses, pitchClass, scalePitchClasses } from './scales.ts'

const COUNT = 16
const LOOPS = ['I | V | vi | IV', 'I | vi | ii | V', 'I | iii | IV | V', 'vi | IV | I | V']
const MINOR_LOOPS = ['i | VI | III | VII', 'i | iv | v | i', 'i | VII | VI | v']

function colouredLoops(colour: number): { key: Key; bars: ProgressionChord[][] }[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const mode = seed % 2 === 0 ? ('major' as const) : ('minor' as const)
    const loops = mode === 'major' ? LOOPS : MINOR_LOOPS
    const key: Key = { tonic: seed % 12, mode }
    const plain = parseProgression(loops[seed % loops.length], key)
    return { key, bars: colourChords(plain, { count: COUNT, key, colour, splits: true }, createRandom(seed)) }
  })
}

function isOutside(chord: ProgressionChord, key: Key): boolean {
  const scale = scalePitchClasses(key)
  return chordPitchClasses(chord).some((tone) => !scale.has(tone))
}

describe('colours of a progression', () => {
  it('lead every dominant from outside the scale to the chord it pulls to', () => {
    let dominants = 0
    for (const { key, bars } of colouredLoops(0.6)) {
      const chords = bars.flat()
      chords.forEach((chord, i) => {
        if (chord.quality !== '7' || !isOutside(chord, key)) return
        const falls = pitchClass(chord.root - chords[(i + 1) % chords.length].root)
        const isDeceptive = falls === 11 && pitchClass(chord.root - key.tonic) === 4
        const isToSixth = falls === 11 && pitchClass(chord.root - key.tonic) === 7
        expect([chord.symbol, [7, 1].includes(falls) || isDeceptive || isToSixth]).toEqual([chord.symbol, true])
        dominants += 1
      })
    }
    expect(dominants).toBeGreaterThan(100)
  })

  it('make the next chord home for a moment by its own second and fifth', () => {
    let cadences = 0
    for (const { key, bars } of colouredLoops(0.6)) {
      const chords = bars.flat()
      chords.forEach((chord, i) => {
        const [next, target] = [chords[i + 1], chords[i + 2]]
        if (!target || chord.quality !== 'm7b5' || next.quality !== '7') return
        expect([pitchClass(chord.root - target.root), pitchClass(next.root - target.root)]).toEqual([2, 7])
        if (isOutside(next, key)) cadences += 1
      })
    }
    expect(cadences).toBeGreaterThan(3)
  })

  it('never make a major seventh of the fifth', () => {
    for (const { key, bars } of colouredLoops(0.9)) {
      const fifths = bars.flat().filter(({ root }) => pitchClass(root - key.tonic) === 7)
      expect(fifths.map(({ quality }) => quality)).not.toContain('maj7')
    }
  })

  it('come round alike every other time, until the last bar leads on', () => {
    let changed = 0
    for (const { bars } of colouredLoops(0.6)) {
      const symbols = bars.map((bar) => bar.map(({ symbol }) => symbol).join(' '))
      expect(symbols.slice(8, 12)).toEqual(symbols.slice(0, 4))
      for (let i = 0; i < COUNT; i += 4) expect(symbols[i].split(' ')[0]).toBe(symbols[0].split(' ')[0])
      if (symbols[15] !== symbols[11]) changed += 1
    }
    expect(changed).toBeGreaterThan(5)
  })

  it('leave a plain genre its chords', () => {
    for (const { bars, key } of colouredLoops(0))
      expect(bars.flat().filter((chord) => isOutside(chord, key))).toEqual([])
  })
})
