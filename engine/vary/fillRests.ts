import type { Note, Score, Section } from '../score.ts'

const CRASH = 49
const SOFTER = 0.92
// A single bar without drums is a stop before something; two are a rest.
const SHORTEST_REST_BARS = 2
const LOOSE_BEATS = 0.1
const DONOR_BARS = 4

type Bar = { startBeat: number; notes: Note[] }

/** Drums play on where they rested, by the bars of the song's calmest section that has them. The first bars stay as they are. */
export function fillRests(score: Score, drums: readonly Note[]): Note[] {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const bars = barsOf(score, drums, barBeats)
  const donors = donorBars(score.sections, bars)
  if (donors.length === 0) return [...drums]
  const from = firstBeat(score.sections)
  const added: Note[] = []
  for (let i = 0; i < bars.length; i++) {
    const rest = bars.slice(i).findIndex(({ notes }) => notes.length > 0)
    const length = rest < 0 ? bars.length - i : rest
    if (length >= SHORTEST_REST_BARS) {
      // The last bar of a song is its ending.
      for (const bar of bars.slice(i, i + length)) {
        if (bar.startBeat < from || bar === bars.at(-1)) continue
        const donor = donors[Math.round(bar.startBeat / barBeats) % donors.length]
        added.push(...donor.notes.map((note) => copied(note, bar.startBeat - donor.startBeat)))
      }
    }
    i += Math.max(0, length - 1)
  }
  return [...drums, ...added].toSorted((a, b) => a.startBeat - b.startBeat || a.pitch - b.pitch)
}

function copied(note: Note, beats: number): Note {
  return { ...note, startBeat: Math.max(0, note.startBeat + beats), velocity: note.velocity * SOFTER }
}

function barsOf({ lengthBeats, sections }: Score, notes: readonly Note[], barBeats: number): Bar[] {
  const phase = (sections.at(-1)?.startBeat ?? 0) % barBeats
  const count = Math.floor((lengthBeats - phase) / barBeats + 1e-3)
  return Array.from({ length: count }, (_, i) => {
    const startBeat = phase + i * barBeats
    const isInside = (note: Note): boolean =>
      note.startBeat >= startBeat - LOOSE_BEATS && note.startBeat < startBeat + barBeats - LOOSE_BEATS
    return { startBeat, notes: notes.filter(isInside) }
  })
}

// Neither its first bar, which may begin with a crash, nor its last, which leads elsewhere.
function donorBars(sections: readonly Section[], bars: readonly Bar[]): Bar[] {
  const ofSections = sections
    .map((section) => ({
      section,
      inner: bars
        .filter(({ startBeat }) => startBeat > section.startBeat && startBeat < section.startBeat + section.lengthBeats)
        .slice(0, -1)
        .filter(({ notes }) => notes.length > 1),
    }))
    .filter(({ inner }) => inner.length > 0)
    .toSorted((a, b) => a.section.energy - b.section.energy)
  const donors = ofSections[0]?.inner.slice(0, DONOR_BARS) ?? []
  return donors.map((bar) => ({ ...bar, notes: bar.notes.filter(({ pitch }) => pitch !== CRASH) }))
}

// Half of an intro is left to who plays it.
function firstBeat([first]: readonly Section[]): number {
  return first?.kind === 'intro' ? first.startBeat + first.lengthBeats / 2 : 0
}
