import { nameOfNote, type NoteUse } from '../../instruments/createNoteCache.ts'
import type { Instrument } from '../../instruments/instrument.ts'
import type { ScheduledNote } from './scheduledNote.ts'

/** How long a note's rendering has to be for all notes that sound alike, and when it is used. */
export type PlannedNote = ScheduledNote & { longestSeconds: number; use: NoteUse }

/** `notes` are in order of time. */
export function planRenderings(notes: readonly ScheduledNote[], instrument: Instrument): PlannedNote[] {
  const names = notes.map((note) => nameOfNote(instrument, note))
  const longest = new Map<string, number>()
  notes.forEach(({ seconds }, i) => longest.set(names[i], Math.max(seconds, longest.get(names[i]) ?? 0)))
  const next = new Map<string, number>()
  return notes
    .map((note, i): PlannedNote => ({
      ...note,
      longestSeconds: longest.get(names[i]) ?? note.seconds,
      use: { frame: note.startFrame, nextFrame: Infinity },
    }))
    .reverse()
    .map((note, i) => {
      const name = names[notes.length - 1 - i]
      note.use.nextFrame = next.get(name) ?? Infinity
      next.set(name, note.startFrame)
      return note
    })
    .reverse()
}
