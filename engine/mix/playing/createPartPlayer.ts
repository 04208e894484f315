import type { StereoRow } from '../../audio/kernels/createDesk.ts'
import type { NoteCache } from '../../instruments/createNoteCache.ts'
import { getInstrument } from '../../instruments/getInstrument.ts'
import type { PlayedNote } from '../../instruments/instrument.ts'
import type { NoteMixer } from '../../instruments/createNoteMixer.ts'
import type { SampleSource } from '../../instruments/sampled/sampleSource.ts'
import type { Part, Score } from '../../score.ts'
import { placeNotes } from './placeNotes.ts'
import { planRenderings, type PlannedNote } from './planRenderings.ts'

export type PartPlayer = {
  /** Adds the part's sound from `startFrame` on; false when it rests throughout. Windows must follow one another. */
  play: (target: StereoRow, startFrame: number) => boolean
}

type Band = {
  score: Score
  cache: NoteCache
  mixNote: NoteMixer
  sampleRate: number
  samples?: SampleSource | undefined
  untilFrame?: number | undefined
  leadInFrames?: number | undefined
}
type SoundingNote = { note: PlannedNote; played: PlayedNote; lastFrame: number }

// Somebody waits for the first block, so its notes are rendered no further than it lasts, and again when they go on.
const WAITED_FOR_SECONDS = 1.7

export function createPartPlayer(part: Part, band: Band): PartPlayer {
  const { score, cache, mixNote, sampleRate, samples, untilFrame, leadInFrames = 0 } = band
  const instrument = getInstrument(part.instrument, samples)
  const notes = planRenderings(placeNotes(score, part, instrument, sampleRate), instrument)
  // Held as long as they sound: long chords are more than the cache keeps, and would be rendered anew in every window.
  let sounding: SoundingNote[] = []
  let next = 0
  let waitedForUntil: number | undefined

  function sound(note: PlannedNote, lastFrame: number): SoundingNote {
    // Once and for all where nobody waits: rendering it longer later would begin at its beginning again.
    const isFinal = lastFrame === Infinity
    const seconds = isFinal ? note.longestSeconds : Math.min(note.seconds, (lastFrame - note.startFrame) / sampleRate)
    const { pitch, velocity, variant, use } = note
    const played = cache.get(instrument, { pitch, velocity, variant, seconds }, use)
    return { note, played, lastFrame }
  }

  return {
    play(target, startFrame) {
      const endFrame = startFrame + target.left.length
      waitedForUntil ??= startFrame + leadInFrames + Math.round(WAITED_FOR_SECONDS * sampleRate)
      const lastFrame = untilFrame ?? (endFrame <= waitedForUntil ? waitedForUntil : Infinity)
      while (next < notes.length && notes[next].startFrame < endFrame) {
        const note = notes[next]
        next += 1
        if (note.endFrame > startFrame) sounding.push(sound(note, lastFrame))
      }
      sounding = sounding
        .filter(({ note }) => note.endFrame > startFrame)
        .map((entry) => (entry.lastFrame < endFrame ? sound(entry.note, lastFrame) : entry))
      for (const { note, played } of sounding) mixNote(target, startFrame, played, note)
      return sounding.length > 0
    },
  }
}
