import type { Note, SungLine } from '../../score.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import { chordAt } from '../harmony/writeHarmony.ts'
import type { MelodyRange } from './writeMelody.ts'

function shiftIntoRange(notes: readonly Note[], range: MelodyRange): Note[] {
  const middle = (range.low + range.high) / 2
  const own = notes.reduce((sum, note) => sum + note.pitch, 0) / Math.max(1, notes.length)
  const octaves = Math.round((middle - own) / 12)
  return notes.map((note) => ({ ...note, pitch: note.pitch + octaves * 12 }))
}

// The chorus tune without words, where an unsung section runs over the chorus's chords: the listener knows the hook
// before it is sung. Empty where the chords differ.
export function quoteChorus(
  section: PlannedSection,
  { sections, chords, frame }: Draft,
  lines: readonly SungLine[],
  range: MelodyRange,
): Note[] {
  const index = sections.findIndex((other) => other.kind === 'chorus' && other.lines.length > 0)
  const chorus = sections[index]
  if (!chorus || section.lift !== chorus.lift) return []
  const bars = Math.min(section.bars, chorus.bars)
  for (let bar = 0; bar < bars - 1; bar++) {
    const here = chordAt(chords, (section.startBar + bar) * frame.barBeats)
    const there = chordAt(chords, (chorus.startBar + bar) * frame.barBeats)
    if (here.symbol !== there.symbol) return []
  }
  const moveBeats = (section.startBar - chorus.startBar) * frame.barBeats
  const from = section.startBar * frame.barBeats
  const to = (section.startBar + bars) * frame.barBeats
  const notes = lines
    .filter((line) => line.section === index)
    .flatMap((line) => line.words.flatMap((word) => word.syllables))
    .map(({ startBeat, lengthBeats, pitch }) => ({
      startBeat: startBeat + moveBeats,
      lengthBeats,
      pitch,
      velocity: 0.7,
    }))
    .filter((note) => note.startBeat >= from && note.startBeat + note.lengthBeats <= to - 0.5)
  return shiftIntoRange(notes, range)
}
