import type { ChordQuality, Key } from '../../score.ts'
import { isMinorLike, pitchClass, scaleIntervals } from './scales.ts'

export type ProgressionChord = { root: number; quality: ChordQuality; bass?: number; symbol: string }

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
const FLAT_NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
const SHARP_NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
const SHARP_MAJOR_TONICS = new Set([2, 4, 6, 7, 9, 11])

const SUFFIXES: Record<string, { upper: ChordQuality; lower: ChordQuality }> = {
  '': { upper: 'maj', lower: 'min' },
  '7': { upper: '7', lower: 'min7' },
  maj7: { upper: 'maj7', lower: 'min7' },
  '6': { upper: '6', lower: 'm6' },
  '9': { upper: '9', lower: 'min9' },
  maj9: { upper: 'maj9', lower: 'min9' },
  '5': { upper: '5', lower: '5' },
  sus2: { upper: 'sus2', lower: 'sus2' },
  sus4: { upper: 'sus4', lower: 'sus4' },
  o: { upper: 'dim', lower: 'dim' },
  ø: { upper: 'm7b5', lower: 'm7b5' },
  '+': { upper: 'aug', lower: 'aug' },
}

const SYMBOLS: Record<ChordQuality, string> = {
  maj: '',
  min: 'm',
  dim: 'dim',
  aug: 'aug',
  sus2: 'sus2',
  sus4: 'sus4',
  maj7: 'maj7',
  min7: 'm7',
  '7': '7',
  m7b5: 'm7b5',
  '6': '6',
  m6: 'm6',
  '9': '9',
  min9: 'm9',
  maj9: 'maj9',
  '5': '5',
}

function noteName(tone: number, key: Key): string {
  const relativeMajor = isMinorLike(key.mode) ? pitchClass(key.tonic + 3) : key.tonic
  return (SHARP_MAJOR_TONICS.has(relativeMajor) ? SHARP_NAMES : FLAT_NAMES)[pitchClass(tone)]
}

export function chordSymbol(chord: { root: number; quality: ChordQuality; bass?: number }, key: Key): string {
  const slash = chord.bass === undefined ? '' : `/${noteName(chord.bass, key)}`
  return `${noteName(chord.root, key)}${SYMBOLS[chord.quality]}${slash}`
}

// Numerals count from the major scale in major-like modes and from the natural minor scale in minor-like ones, as
// chord charts do; the modes' own colours are written with b and #.
function parseChord(text: string, key: Key): ProgressionChord {
  const match = /^(b|#)?([IV]+|[iv]+)([^/]*)(?:\/([1-7]))?$/.exec(text)
  if (!match) throw new Error(`not a chord: ${text}`)
  const [, accidental, numeral, suffix, bassDegree] = match
  const parentScale = scaleIntervals(isMinorLike(key.mode) ? 'minor' : 'major')
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0
  const qualities = SUFFIXES[suffix]
  if (!qualities) throw new Error(`not a chord quality: ${text}`)
  const root = pitchClass(key.tonic + parentScale[NUMERALS.indexOf(numeral.toUpperCase())] + shift)
  const quality = numeral === numeral.toUpperCase() ? qualities.upper : qualities.lower
  const bass = bassDegree === undefined ? {} : { bass: pitchClass(key.tonic + parentScale[Number(bassDegree) - 1]) }
  return { root, quality, ...bass, symbol: chordSymbol({ root, quality, ...bass }, key) }
}

export function parseProgression(text: string, key: Key): ProgressionChord[][] {
  return text.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((chord) => parseChord(chord, key)),
  )
}
