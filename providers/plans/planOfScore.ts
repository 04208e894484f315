import { SONG_PLAN, type SongPlan, type SuggestedPlan } from '@arioso/contract'
import { durationSeconds, type Score } from '@arioso/engine'

type Section = SongPlan['sections'][number]
type ScoreSection = Score['sections'][number]

const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/** A score's form as somebody would write it down. */
export function planOfScore(score: Score): SuggestedPlan {
  const { tonic, mode } = score.key
  const sections = score.sections.flatMap((section) => planSection(section, score))
  return {
    tempo_bpm: score.tempoBpm,
    key: `${TONICS[tonic] ?? 'C'} ${mode}`,
    duration_seconds: Math.round(durationSeconds(score)),
    sections: sections.slice(0, SONG_PLAN.sectionsMax),
  }
}

// What is longer than a plan's section may be is two of them.
function planSection(section: ScoreSection, score: Score): Section[] {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const bars = Math.max(1, Math.round(section.lengthBeats / barBeats))
  const chords = Array.from({ length: bars }, (_, bar) =>
    chordsOfBar(section.startBeat + bar * barBeats, barBeats, score),
  )
  const pieces = Math.ceil(bars / SONG_PLAN.barsMax)
  return Array.from({ length: pieces }, (_, i) => {
    const piece = chords.slice(i * SONG_PLAN.barsMax, (i + 1) * SONG_PLAN.barsMax)
    return { kind: section.kind, bars: piece.length, energy: section.energy, chords: writeChords(piece) }
  })
}

function chordsOfBar(startBeat: number, barBeats: number, { chords }: Score): string[] {
  const end = startBeat + barBeats
  return chords
    .filter((chord) => chord.startBeat < end && chord.startBeat + chord.lengthBeats > startBeat)
    .map(({ symbol }) => symbol)
}

// As short as it can be said: a section begins its chords anew when they end before it does.
function writeChords(bars: readonly string[][]): string {
  const texts = bars.map((bar) => bar.join(' '))
  const period = texts.findIndex((_, i) => i > 0 && texts.every((text, bar) => text === texts[bar % i]))
  const shown = period === -1 ? texts : texts.slice(0, period)
  const text = shown.join(bars.some(({ length }) => length > 1) ? ' | ' : ' ')
  const isWhole = bars.every(({ length }) => length > 0)
  return isWhole && text.length <= SONG_PLAN.chordsMax ? text : ''
}
