/** A note of a tune: its pitch and its length as a share of the bar. */
export type TuneNote = { pitch: number; lengthBars: number }

export type MelodyFigures = { range: number; steps: number; leaps: number; longNotes: number }

const SMALLEST_LEAP = 6

export function melodyFigures(notes: readonly TuneNote[]): MelodyFigures | undefined {
  if (notes.length < 30) return undefined
  const pitches = notes.map(({ pitch }) => pitch)
  const intervals = pitches.slice(1).map((pitch, i) => Math.abs(pitch - pitches[i]))
  const share = (test: (interval: number) => boolean): number => intervals.filter(test).length / intervals.length
  return {
    range: Math.max(...pitches) - Math.min(...pitches),
    steps: share((interval) => interval === 1 || interval === 2),
    leaps: share((interval) => interval >= SMALLEST_LEAP),
    longNotes: notes.filter(({ lengthBars }) => lengthBars >= 0.49).length / notes.length,
  }
}
