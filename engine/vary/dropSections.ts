import { mapSyllables } from '../transform/moveScore.ts'
import type { Score, Section, SungLine } from '../score.ts'

// Players are a few milliseconds early: what begins so shortly before a section belongs to it.
const LOOSE_BEATS = 0.1

type Span = { startBeat: number; lengthBeats: number }

/** The song without these sections: what follows moves up to the border before them, words and all. */
export function dropSections(score: Score, dropped: readonly number[]): Score {
  if (dropped.length === 0) return score
  const kept = score.sections.map((_, i) => i).filter((i) => !dropped.includes(i))
  const shifts = score.sections.map((_, i) => shiftBefore(score.sections, dropped, i))
  const indexAt = (beat: number): number =>
    Math.max(
      0,
      score.sections.findLastIndex(({ startBeat }) => startBeat <= beat + LOOSE_BEATS),
    )
  const nextOf = (index: number): Section | undefined => score.sections[index + 1]

  // Nothing rings from a section into one that never followed it.
  function keepSpans<T extends Span>(spans: readonly T[]): T[] {
    return spans.flatMap((span) => {
      const index = indexAt(span.startBeat)
      if (dropped.includes(index)) return []
      const next = nextOf(index)
      const rings = next && dropped.includes(index + 1) ? next.startBeat - span.startBeat : Infinity
      const lengthBeats = Math.min(span.lengthBeats, Math.max(0.05, rings))
      return [{ ...span, startBeat: Math.max(0, span.startBeat - shifts[index]), lengthBeats }]
    })
  }

  const keepLines = (lines: readonly SungLine[]): SungLine[] =>
    lines
      .filter(({ section }) => kept.includes(section))
      .map((line) => ({
        ...mapSyllables(line, (syllable) => ({
          ...syllable,
          startBeat: syllable.startBeat - shifts[line.section],
          ...(syllable.bends && {
            bends: syllable.bends.map((bend) => ({ ...bend, atBeat: bend.atBeat - shifts[line.section] })),
          }),
        })),
        section: kept.indexOf(line.section),
      }))

  const { voice, backing } = score
  return {
    ...score,
    lengthBeats: score.lengthBeats - dropped.reduce((sum, i) => sum + score.sections[i].lengthBeats, 0),
    sections: numbered(kept.map((i) => ({ ...score.sections[i], startBeat: score.sections[i].startBeat - shifts[i] }))),
    chords: keepSpans(score.chords),
    parts: score.parts
      .map((part) => ({ ...part, notes: keepSpans(part.notes) }))
      .filter(({ notes }) => notes.length > 0),
    ...(voice && { voice: { ...voice, lines: keepLines(voice.lines) } }),
    ...(backing && {
      backing: backing
        .map((part) => ({ ...part, lines: keepLines(part.lines) }))
        .filter(({ lines }) => lines.length > 0),
    }),
  }
}

function shiftBefore(sections: readonly Section[], dropped: readonly number[], index: number): number {
  return dropped.filter((i) => i < index).reduce((sum, i) => sum + sections[i].lengthBeats, 0)
}

// Of two verses one is left: nobody counts to one.
function numbered(sections: readonly Section[]): Section[] {
  const verses = sections.filter(({ kind }) => kind === 'verse')
  return sections.map((section) => {
    if (section.kind !== 'verse' || !/^Verse( \d+)?$/.test(section.label)) return section
    return { ...section, label: verses.length === 1 ? 'Verse' : `Verse ${verses.indexOf(section) + 1}` }
  })
}
