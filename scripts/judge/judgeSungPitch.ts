import { secondsPerBeat, type Score } from '../../engine/index.ts'
import type { Heard } from './listen.ts'
import { median } from './statistics.ts'

const SHORTEST_NOTE_SECONDS = 0.16
// The first part of a note is the glide into it, the last the glide out.
const HEARD_FROM = 0.35
const HEARD_TO = 0.85
// Farther off than this, the ears took an octave or a consonant for the note.
const EAR_SLIP_CENTS = 500
const MOST_CENTS = 15

export type SungPitchVerdict = { medianCents: number; inTuneShare: number; notes: number; passed: boolean }

type SungNote = { startSeconds: number; lengthSeconds: number; pitch: number }

/** Aubio's pitch over the middle of every sung note against the score; spoken lines have no pitch to judge. */
export function judgeSungPitch(heard: Heard, score: Score): SungPitchVerdict {
  const cents = sungNotes(score).flatMap((note) => {
    const off = centsOff(heard, note)
    return off === undefined ? [] : [Math.abs(off)]
  })
  const medianCents = median(cents)
  const inTuneShare = cents.filter((off) => off <= 50).length / Math.max(1, cents.length)
  return { medianCents, inTuneShare, notes: cents.length, passed: medianCents <= MOST_CENTS }
}

function sungNotes(score: Score): SungNote[] {
  const beatSeconds = secondsPerBeat(score)
  const lines = (score.voice?.lines ?? []).filter((line) => !('delivery' in line) || line.delivery !== 'spoken')
  return lines
    .flatMap((line) => line.words.flatMap((word) => word.syllables))
    .filter((syllable) => !('bends' in syllable))
    .map(({ startBeat, lengthBeats, pitch }) => ({
      startSeconds: startBeat * beatSeconds,
      lengthSeconds: lengthBeats * beatSeconds,
      pitch,
    }))
    .filter((note) => note.lengthSeconds >= SHORTEST_NOTE_SECONDS)
}

function centsOff({ pitches, hopSeconds }: Heard, note: SungNote): number | undefined {
  const from = Math.round((note.startSeconds + HEARD_FROM * note.lengthSeconds) / hopSeconds)
  const to = Math.round((note.startSeconds + HEARD_TO * note.lengthSeconds) / hopSeconds)
  const cents = pitches
    .slice(from, to)
    .filter((hertz) => hertz > 50)
    .map((hertz) => 1200 * Math.log2(hertz / 440) - 100 * (note.pitch - 69))
    .filter((off) => Math.abs(off) < EAR_SLIP_CENTS)
  return cents.length < 4 ? undefined : median(cents)
}
