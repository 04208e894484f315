import type { Note, Score, SungLine, SungSyllable } from '../score.ts'

/** Where bars begin, in beats after the start: a song cut out of another may start in the middle of one. */
export function barPhase({ sections, meter }: Score): number {
  const barBeats = (meter.beats * 4) / meter.unit
  const phase = (sections.at(-1)?.startBeat ?? 0) % barBeats
  return barBeats - phase < 1e-3 ? 0 : phase
}

/** Later by so many beats; earlier with a negative number, and then what starts before the beginning is gone. */
export function moveScore(score: Score, beats: number): Score {
  const { voice, backing } = score
  const sections = moveSpans(score.sections, beats)
  const gone = score.sections.length - sections.length
  const moveLines = (lines: readonly SungLine[]): SungLine[] =>
    lines.flatMap((line) => moveLine({ ...line, section: line.section - gone }, beats))
  return {
    ...score,
    lengthBeats: score.lengthBeats + beats,
    sections,
    chords: moveSpans(score.chords, beats),
    parts: score.parts
      .map((part) => ({ ...part, notes: moveNotes(part.notes, beats) }))
      .filter((part) => part.notes.length > 0),
    ...(voice && { voice: { ...voice, lines: moveLines(voice.lines) } }),
    ...(backing && { backing: backing.map((part) => ({ ...part, lines: moveLines(part.lines) })) }),
  }
}

// The first span always begins with the song, however much of it is left.
function moveSpans<T extends { startBeat: number; lengthBeats: number }>(spans: readonly T[], beats: number): T[] {
  return spans
    .map((span) => ({ ...span, startBeat: span.startBeat + beats }))
    .filter((span) => span.startBeat + span.lengthBeats > 1e-6)
    .map((span, i) => {
      const startBeat = i === 0 ? 0 : span.startBeat
      return { ...span, startBeat, lengthBeats: span.lengthBeats + span.startBeat - startBeat }
    })
}

function moveNotes(notes: readonly Note[], beats: number): Note[] {
  return notes.flatMap((note) => {
    const startBeat = note.startBeat + beats
    const end = startBeat + note.lengthBeats
    if (end <= 0.05) return []
    return [{ ...note, startBeat: Math.max(0, startBeat), lengthBeats: end - Math.max(0, startBeat) }]
  })
}

function moveLine(line: SungLine, beats: number): SungLine[] {
  const moved = mapSyllables(line, (syllable) => moveSyllable(syllable, beats))
  const words = moved.words.filter(({ syllables }) => (syllables[0]?.startBeat ?? 0) >= 0)
  return words.length === 0 ? [] : [{ ...moved, section: Math.max(0, moved.section), words }]
}

function moveSyllable(syllable: SungSyllable, beats: number): SungSyllable {
  const { bends, startBeat } = syllable
  return {
    ...syllable,
    startBeat: startBeat + beats,
    ...(bends && { bends: bends.map((bend) => ({ ...bend, atBeat: bend.atBeat + beats })) }),
  }
}

export function mapSyllables(line: SungLine, change: (syllable: SungSyllable) => SungSyllable): SungLine {
  return { ...line, words: line.words.map((word) => ({ ...word, syllables: word.syllables.map(change) })) }
}
