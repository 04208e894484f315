import type { Score } from '../../engine/index.ts'

type Chord = Score['chords'][number]

const SCALES: Record<Score['key']['mode'], readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  // Melodic and harmonic minor are minor too.
  minor: [0, 2, 3, 5, 7, 8, 10, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
}
const BLUE_NOTES: readonly number[] = [3, 6, 10]
export const isBlue = (genre: string): boolean => genre === 'blues'

const CHORDS: Record<Chord['quality'], readonly number[]> = {
  maj: [0, 4, 7],
  min: [0, 3, 7],
  dim: [0, 3, 6],
  aug: [0, 4, 8],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  maj7: [0, 4, 7, 11],
  min7: [0, 3, 7, 10],
  '7': [0, 4, 7, 10],
  m7b5: [0, 3, 6, 10],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '9': [0, 4, 7, 10, 2],
  min9: [0, 3, 7, 10, 2],
  maj9: [0, 4, 7, 11, 2],
  '5': [0, 7],
}

export function scalePitchClasses({ tonic, mode }: Score['key'], lift: number, blue = false): number[] {
  const steps = SCALES[mode] ?? SCALES.major
  return [...steps, ...(blue ? BLUE_NOTES : [])].map((step) => (step + tonic + lift) % 12)
}

export function chordPitchClasses({ root, quality, bass }: Chord): number[] {
  const steps = CHORDS[quality] ?? CHORDS.maj
  return [...steps.map((step) => (step + root) % 12), ...(bass === undefined ? [] : [bass % 12])]
}
