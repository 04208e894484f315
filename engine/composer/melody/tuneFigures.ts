// Figures of a tune that can be compared with real songs; for tests and the bench.
import type { Chord, Score } from '../../score.ts'
import { chordPitchClasses, pitchClass } from '../harmony/scales.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

export type TuneNote = { bar: number; place: number; pitch: number; beat: number }

export type TuneFigures = {
  bars: number
  exactRepeats: number
  rhythmRepeats: number
  notesPerBar: number
  strongInChord: number
  steps: number
  leaps: number
}

export function sungTune(score: Score): TuneNote[] {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  return (score.voice?.lines ?? [])
    .filter((line) => line.delivery !== 'spoken')
    .flatMap((line) => line.words.flatMap((word) => word.syllables))
    .map(({ startBeat, pitch }) => {
      const bar = Math.floor(startBeat / barBeats + 0.01)
      return { bar, place: Math.round((startBeat - bar * barBeats) * 4), pitch, beat: startBeat }
    })
}

function repeats(bars: Map<number, string>): number {
  return (bars.size - new Set(bars.values()).size) / Math.max(1, bars.size)
}

export function tuneFigures(notes: readonly TuneNote[], chords: readonly Chord[]): TuneFigures {
  const exact = new Map<number, string>()
  const rhythm = new Map<number, string>()
  for (const { bar, place, pitch } of notes) {
    exact.set(bar, `${exact.get(bar) ?? ''} ${place}:${pitch}`)
    rhythm.set(bar, `${rhythm.get(bar) ?? ''} ${place}`)
  }
  const strong = notes.filter(({ place }) => place % 8 === 0)
  const inChord = strong.filter(({ beat, pitch }) =>
    chordPitchClasses(chordAt(chords, beat + 0.01)).includes(pitchClass(pitch)),
  )
  const intervals = notes.slice(1).map((note, i) => Math.abs(note.pitch - notes[i].pitch))
  const share = (test: (interval: number) => boolean): number =>
    intervals.filter(test).length / Math.max(1, intervals.length)
  return {
    bars: exact.size,
    exactRepeats: repeats(exact),
    rhythmRepeats: repeats(rhythm),
    notesPerBar: notes.length / Math.max(1, exact.size),
    strongInChord: inChord.length / Math.max(1, strong.length),
    steps: share((interval) => interval === 1 || interval === 2),
    leaps: share((interval) => interval > 4),
  }
}
