import type { Instrument } from '../../instruments/instrument.ts'
import type { Note, Part, Score } from '../../score.ts'

// Where a pianist's right foot rests on the pedal and lifts with every chord; grooves want dry keys.
const PEDALLED = /ballad|lullaby|ambient|cinematic|classical|orchestr|folk|new age|gospel|soul|pop|indie|waltz|country/
// A chord that stays for long is pedalled anew before it blurs.
const LONGEST_BEATS = 4

/** How many beats a note sounds: as long as its key is down, or until the foot lifts with the next chord. */
export function holdPedal(score: Score, part: Part, instrument: Instrument): (note: Note) => number {
  const isDown = instrument.hasPedal && (part.pedal ?? PEDALLED.test(score.genre.toLowerCase()))
  if (!isDown) return (note) => note.lengthBeats
  const lifts = score.chords.map((chord) => chord.startBeat).sort((a, b) => a - b)
  return ({ startBeat, lengthBeats }) => {
    const end = startBeat + lengthBeats
    const lift = lifts.find((beat) => beat > startBeat + 0.05) ?? end
    return lift > end ? Math.min(lift, startBeat + Math.max(lengthBeats, LONGEST_BEATS)) - startBeat : lengthBeats
  }
}
