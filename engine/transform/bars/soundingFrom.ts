import type { Score, SungLine } from '../../score.ts'
import { startOf } from './keepBefore.ts'

/** Only what is still to be heard after a beat, at its old place: rendering from there on need not play the rest. */
export function soundingFrom(score: Score, beat: number): Score {
  const { voice, backing } = score
  const isHeard = (line: SungLine): boolean => {
    const last = line.words.at(-1)?.syllables.at(-1)
    return (last ? last.startBeat + last.lengthBeats : startOf(line)) > beat
  }
  return {
    ...score,
    parts: score.parts.map((part) => ({
      ...part,
      notes: part.notes.filter((note) => note.startBeat + note.lengthBeats > beat),
    })),
    ...(voice && { voice: { ...voice, lines: voice.lines.filter(isHeard) } }),
    ...(backing && { backing: backing.map((part) => ({ ...part, lines: part.lines.filter(isHeard) })) }),
  }
}
