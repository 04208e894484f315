import type { CoverSubject } from '@arioso/artwork'
import type { Score } from '@arioso/engine'

type Part = Score['parts'][number]
type Tone = { startBeat: number; pitch: number }

const MINOR_MODES: ReadonlySet<Score['key']['mode']> = new Set(['minor', 'dorian', 'phrygian'])
const MINOR_QUALITIES: ReadonlySet<Score['chords'][number]['quality']> = new Set([
  'min',
  'min7',
  'min9',
  'm6',
  'm7b5',
  'dim',
])
const UNPITCHED: ReadonlySet<Part['bus']> = new Set(['drums', 'percussion', 'fx'])

export function coverSubjectOf(score: Score): CoverSubject {
  const fraction = (beats: number): number => beats / Math.max(1, score.lengthBeats)
  return {
    seed: score.seed,
    title: score.title,
    genre: score.genre,
    tempoBpm: score.tempoBpm,
    tonic: score.key.tonic % 12,
    minor: MINOR_MODES.has(score.key.mode),
    melody: melodyOf(score).map(({ startBeat, pitch }) => ({ at: fraction(startBeat), pitch })),
    chords: score.chords.map(({ startBeat, lengthBeats, root, quality }) => ({
      at: fraction(startBeat),
      length: fraction(lengthBeats),
      root: root % 12,
      minor: MINOR_QUALITIES.has(quality),
    })),
    sections: score.sections.map(({ startBeat, lengthBeats, kind, energy }) => ({
      at: fraction(startBeat),
      length: fraction(lengthBeats),
      kind,
      energy,
    })),
  }
}

function melodyOf(score: Score): Tone[] {
  const sung = score.voice?.lines.flatMap(({ words }) => words.flatMap(({ syllables }) => syllables)) ?? []
  if (sung.length > 0) return sung
  const tuned = score.parts.filter(({ bus, notes }) => !UNPITCHED.has(bus) && notes.length > 0)
  const leads = tuned.filter(({ bus }) => bus === 'lead')
  const highestFirst = [...(leads.length > 0 ? leads : tuned)].sort((one, other) => meanPitch(other) - meanPitch(one))
  return topTones(highestFirst[0]?.notes ?? [])
}

function meanPitch({ notes }: Part): number {
  return notes.reduce((sum, { pitch }) => sum + pitch, 0) / notes.length
}

// Where a part plays chords, the ear follows the highest tone of each.
function topTones(notes: Tone[]): Tone[] {
  const tops = new Map<number, Tone>()
  for (const note of notes) {
    const top = tops.get(note.startBeat)
    if (!top || note.pitch > top.pitch) tops.set(note.startBeat, note)
  }
  return [...tops.values()].sort((one, other) => one.startBeat - other.startBeat)
}
