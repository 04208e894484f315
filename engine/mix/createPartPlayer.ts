import type { StereoRow } from '../audio/kernels/createDesk.ts'
import type { NoteCache } from '../instruments/createNoteCache.ts'
import { getInstrument } from '../instruments/getInstrument.ts'
import type { PlayedNote } from '../instruments/instrument.ts'
import type { NoteMixer } from '../instruments/createNoteMixer.ts'
import type { Part, Score } from '../score.ts'
import { placeNotes, type ScheduledNote } from './placeNotes.ts'

export type PartPlayer = {
  /** Adds the part's sound from `startFrame` on; false when it rests throughout. Windows must follow one another. */
  play: (target: StereoRow, startFrame: number) => boolean
}

export function createPartPlayer(
  score: Score,
  part: Part,
  cache: NoteCache,
  mixNote: NoteMixer,
  sampleRate: number,
  untilFrame = Infinity,
): PartPlayer {
  const instrument = getInstrument(part.instrument)
  const notes = placeNotes(score, part, instrument, sampleRate)
  // Held as long as they sound: long chords are more than the cache keeps, and would be rendered anew in every window.
  let sounding: { note: ScheduledNote; sound: PlayedNote }[] = []
  let next = 0
  return {
    play(target, startFrame) {
      while (next < notes.length && notes[next].startFrame < startFrame + target.left.length) {
        const note = notes[next]
        next += 1
        if (note.endFrame <= startFrame) continue
        const seconds = Math.min(note.seconds, (untilFrame - note.startFrame) / sampleRate)
        const sound = cache.get(instrument, note.pitch, note.velocity, note.variant, seconds)
        sounding.push({ note, sound })
      }
      sounding = sounding.filter(({ note }) => note.endFrame > startFrame)
      for (const { note, sound } of sounding) mixNote(target, startFrame, sound, note)
      return sounding.length > 0
    },
  }
}
