import type { Note, Part, Score } from '../score.ts'
import { isDrumming } from './isDrumming.ts'

const SOFTER_DB = -3
const GHOST_VELOCITY = 0.3

/** Drums only where the song is loud, softer and without ghost notes; a song that has nothing but percussion keeps half of it. */
export function fewerDrums(score: Score): Score {
  const hasKit = score.parts.some(({ bus }) => bus === 'drums')
  const isLoud = loudPlaces(score)
  return {
    ...score,
    parts: score.parts
      .filter((part) => !(hasKit && part.bus === 'percussion' && isDrumming(part)))
      .map((part) => (isDrumming(part) ? thinned(part, isLoud) : part)),
  }
}

function thinned(part: Part, isLoud: (note: Note) => boolean): Part {
  const loud = part.notes.filter((note) => isLoud(note) && note.velocity > GHOST_VELOCITY)
  const notes = loud.length > 0 ? loud : part.notes.filter(({ velocity }) => velocity > GHOST_VELOCITY)
  return { ...part, gainDb: part.gainDb + SOFTER_DB, notes: notes.length > 0 ? notes : part.notes }
}

function loudPlaces({ sections }: Score): (note: Note) => boolean {
  const energies = sections.map(({ energy }) => energy).toSorted((a, b) => a - b)
  const median = energies[Math.floor(energies.length / 2)] ?? 0
  const loud = sections.filter(({ energy }) => energy >= median)
  return ({ startBeat }) =>
    loud.some((section) => startBeat >= section.startBeat - 0.1 && startBeat < section.startBeat + section.lengthBeats)
}
