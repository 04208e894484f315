import type { Chord, ChordQuality, Key, Mode } from '../../score.ts'

const SCALES: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
}

const CHORD_INTERVALS: Record<ChordQuality, readonly number[]> = {
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
  '9': [0, 4, 7, 10, 14],
  min9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  '5': [0, 7],
}

export function pitchClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12
}

export function scaleIntervals(mode: Mode): readonly number[] {
  return SCALES[mode]
}

export function scalePitchClasses(key: Key): Set<number> {
  return new Set(SCALES[key.mode].map((interval) => pitchClass(key.tonic + interval)))
}

export function isMinorLike(mode: Mode): boolean {
  return SCALES[mode].includes(3)
}

export function chordIntervals(quality: ChordQuality): readonly number[] {
  return CHORD_INTERVALS[quality]
}

export function chordPitchClasses(chord: Pick<Chord, 'root' | 'quality'>): number[] {
  return CHORD_INTERVALS[chord.quality].map((interval) => pitchClass(chord.root + interval))
}

export function nearestPitch(pitchClassWanted: number, near: number): number {
  const up = pitchClass(pitchClassWanted - near)
  return up <= 6 ? near + up : near + up - 12
}
