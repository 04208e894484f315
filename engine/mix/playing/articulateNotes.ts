import type { Articulation, Instrument } from '../../instruments/instrument.ts'
import { secondsPerBeat, type Note, type Part, type Score } from '../../score.ts'
import { findChugs } from './findChugs.ts'
import { findSlurs } from './findSlurs.ts'

export type ArticulatedNote = {
  articulation: Articulation
  /** The note that goes on from this one. */
  next: Note | undefined
}

/** How each note of a part is played, as far as its instrument knows more than one way. */
export function articulateNotes(
  score: Score,
  part: Part,
  { articulations }: Instrument,
): (note: Note) => ArticulatedNote {
  const slurs = articulations?.includes('rising') ? findSlurs(part.notes, secondsPerBeat(score)) : new Map<Note, Note>()
  const chugs = articulations?.includes('muted') ? findChugs(score, part) : new Set<Note>()
  const nextOf = new Map([...slurs].map(([note, last]) => [last, note]))
  return (note) => {
    const last = slurs.get(note)
    const slur = last && (last.pitch < note.pitch ? 'rising' : 'falling')
    return { articulation: slur ?? (chugs.has(note) ? 'muted' : 'plain'), next: nextOf.get(note) }
  }
}
