import type { Score, SungLine } from '../../score.ts'

const LOOSE_BEATS = 0.03

/** What a song is up to a beat: notes end there at the latest, and nobody begins a line after `linesBefore`. */
export function keepBefore(score: Score, endBeat: number, linesBefore = endBeat): Score {
  const { voice, backing } = score
  const keepLines = (lines: readonly SungLine[]): SungLine[] =>
    lines.flatMap((line) => {
      if (startOf(line) >= linesBefore) return []
      const words = line.words.filter(({ syllables }) => (syllables[0]?.startBeat ?? 0) < endBeat - LOOSE_BEATS)
      return words.length === 0 ? [] : [withWords(line, words)]
    })
  return {
    ...score,
    lengthBeats: endBeat,
    sections: cutSpans(score.sections, endBeat),
    chords: cutSpans(score.chords, endBeat),
    parts: score.parts.map((part) => ({ ...part, notes: cutSpans(part.notes, endBeat) })),
    ...(voice && { voice: { ...voice, lines: keepLines(voice.lines) } }),
    ...(backing && { backing: backing.map((part) => ({ ...part, lines: keepLines(part.lines) })) }),
  }
}

export function startOf(line: SungLine): number {
  return line.words[0]?.syllables[0]?.startBeat ?? 0
}

// Players are a few milliseconds early; a note that belongs to the next bar is not kept for that.
function cutSpans<T extends { startBeat: number; lengthBeats: number }>(spans: readonly T[], endBeat: number): T[] {
  return spans
    .filter(({ startBeat }) => startBeat < endBeat - LOOSE_BEATS)
    .map((span) => ({ ...span, lengthBeats: Math.min(span.lengthBeats, endBeat - span.startBeat) }))
}

function withWords(line: SungLine, words: SungLine['words']): SungLine {
  return words.length === line.words.length ? line : { ...line, words, text: words.map(({ text }) => text).join(' ') }
}
