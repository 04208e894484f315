import type { Heard, HeardChord, HeardNote, HeardSection } from '../../analyse/heard.ts'
import type { Score } from '../../score.ts'
import { scoreFromHeard } from '../scoreFromHeard.ts'

export type Moment = { atSeconds: number; durationSeconds: number; seed: number; title: string }

/** `source` ends at the bar line where a recording is left, in its tempo of that moment; `joinSeconds` is that bar line. */
export type LeadUp = { source: Score; joinSeconds: number }

const BARS_HEARD = 16
const BARS_OF_TEMPO = 8
// What is left of the recording after the join sounds together with what follows.
const RINGS_SECONDS = 0.04
// A single bar that is further off was miscounted; the tempo of the whole is likelier.
const MOST_TEMPO_AWAY = 0.06

/** The last bars before a moment of a recording: what follows goes on from them on the next beat one. */
export function barsBefore(heard: Heard, { atSeconds, durationSeconds, seed, title }: Moment): LeadUp {
  const usualSeconds = (heard.beatsPerBar.value * 60) / heard.tempoBpm.value
  const lines = barLines(heard, usualSeconds).filter((line) => line <= durationSeconds - RINGS_SECONDS)
  const distance = (line: number): number => Math.abs(line - atSeconds)
  const last = lines.slice(1).reduce((best, line, i) => (distance(line) < distance(lines[best]) ? i + 1 : best), 1)
  if (lines.length < 2) {
    const joinSeconds = Math.max(0, Math.min(atSeconds, durationSeconds - RINGS_SECONDS))
    return { source: scoreFromHeard(heard, { seed, title }), joinSeconds }
  }
  const joinSeconds = lines[last]
  const first = Math.max(0, last - BARS_HEARD)
  const from = lines[Math.max(first, last - BARS_OF_TEMPO)]
  const barSeconds = (joinSeconds - from) / (last - Math.max(first, last - BARS_OF_TEMPO))
  const isSteady = Math.abs(barSeconds / usualSeconds - 1) < MOST_TEMPO_AWAY
  const tempo = (heard.beatsPerBar.value * 60) / (isSteady ? barSeconds : usualSeconds)
  const span = { fromSeconds: lines[first], toSeconds: joinSeconds }
  const near = { ...cut(heard, span), tempoBpm: { ...heard.tempoBpm, value: tempo } }
  return { source: scoreFromHeard(near, { seed, title }), joinSeconds }
}

// The last bar ends with the recording, which may stop anywhere in it or go on after it.
function barLines({ chordsPerBar }: Heard, usualSeconds: number): number[] {
  const starts = chordsPerBar.map(({ startSeconds }) => startSeconds)
  const last = starts.at(-1)
  return last === undefined ? [] : [...starts, last + usualSeconds]
}

function cut(heard: Heard, { fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number }): Heard {
  const isInside = ({ startSeconds }: { startSeconds: number }): boolean =>
    startSeconds >= fromSeconds - 1e-6 && startSeconds < toSeconds - 1e-6
  const within = <T extends HeardChord | HeardNote>(spans: readonly T[]): T[] =>
    spans.filter(isInside).map((span) => ({ ...span, endSeconds: Math.min(span.endSeconds, toSeconds) }))
  return {
    ...heard,
    beatsSeconds: heard.beatsSeconds.filter((at) => isInside({ startSeconds: at })),
    chordsPerBar: within(heard.chordsPerBar),
    melody: within(heard.melody),
    sections: overlapping(heard.sections, { fromSeconds, toSeconds }),
  }
}

// A section under way at the first bar has begun there for what follows.
function overlapping(
  sections: readonly HeardSection[],
  { fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number },
) {
  return sections
    .filter(({ startSeconds, endSeconds }) => startSeconds < toSeconds - 1e-6 && endSeconds > fromSeconds + 1e-6)
    .map((section) => ({
      ...section,
      startSeconds: Math.max(section.startSeconds, fromSeconds),
      endSeconds: Math.min(section.endSeconds, toSeconds),
    }))
}
