import { syllabify } from '@arioso/words'
import type { PlannedSection } from '../../composer/form/planForm.ts'
import { pitchClass, scalePitchClasses } from '../../composer/harmony/scales.ts'
import type { Chord, Score, Section, SungLine } from '../../score.ts'

const LIFT = 2

/** A score's form as the composer plans it: whole bars, with the lines each section sings. */
export function sectionsOf(score: Score, lines: readonly SungLine[] = score.voice?.lines ?? []): PlannedSection[] {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const startBars = score.sections.map(({ startBeat }) => Math.floor(startBeat / barBeats + 1e-3))
  const endBar = Math.ceil(score.lengthBeats / barBeats - 1e-3)
  return score.sections.map((section, index) => ({
    kind: section.kind,
    label: section.label,
    startBar: startBars[index],
    bars: (startBars[index + 1] ?? endBar) - startBars[index],
    energy: section.energy,
    lift: liftOf(section, score),
    lines: lines
      .filter((line) => line.section === index)
      .map((line) => ({ ...barsOf(line, barBeats), text: line.text, words: syllabify(line.text) })),
  }))
}

function barsOf(line: SungLine, barBeats: number): { startBar: number; bars: number } {
  const first = line.words[0]?.syllables[0]
  const last = line.words.at(-1)?.syllables.at(-1)
  const startBar = Math.max(0, Math.round((first?.startBeat ?? 0) / barBeats))
  const endBar = Math.ceil(((last?.startBeat ?? 0) + (last?.lengthBeats ?? 0)) / barBeats - 0.05)
  return { startBar, bars: Math.max(1, endBar - startBar) }
}

// A last chorus may stand a whole tone higher; the score only shows its chords.
function liftOf(section: Section, { chords, key }: Score): number {
  const end = section.startBeat + section.lengthBeats
  const inside = chords.filter(({ startBeat }) => startBeat >= section.startBeat - 1e-3 && startBeat < end - 1e-3)
  const lifted = { tonic: pitchClass(key.tonic + LIFT), mode: key.mode }
  return rootsIn(inside, scalePitchClasses(lifted)) > rootsIn(inside, scalePitchClasses(key)) ? LIFT : 0
}

function rootsIn(chords: readonly Chord[], scale: readonly number[] | ReadonlySet<number>): number {
  const tones = new Set(scale)
  return chords.filter(({ root }) => tones.has(root)).length
}
