// The sung pitch in MIDI numbers: glides from note to note, scoops into phrases and long notes, vibrato that grows within a
// note and with its length, a slow wander, and a fall where a long last note is let go.
import { createNoise } from '../../audio/createNoise.ts'
import { TAU } from '../../audio/math.ts'
import type { SungNote } from './layOutLine.ts'
import { quickSin } from '../../audio/spectralMath.ts'
import type { SingingHabits } from '../trained/trainedSingers.ts'

const DRIFT_CENTS = 3
const DRIFT_STEP_SECONDS = 0.2
const SCOOP_SECONDS = 0.09
const SCOOPED_NOTE_SECONDS = 0.55
const PHRASE_REST_SECONDS = 0.25
// A long note before a rest sinks while it dies away: by so much of the singer's scoop, from where it is let go.
const FALL_SHARE = 0.8
const FALL_SECONDS = 0.3
const FALLING_NOTE_SECONDS = 0.4
// Vibrato waits for a part of what is heard of the note, grows over another, and needs a note of some length.
const VIBRATO_WAIT_SHARE = 0.28
const VIBRATO_GROWTH_SHARE = 0.4
const VIBRATO_NOTE_SECONDS = { from: 0.22, full: 0.75 }
// While a mouth closes its delay grows, and a note is heard lower than its pulses come: by so much in its middle.
const LIFT_CENTS = 3

const smoothStep = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x))

type PitchStep = { startSeconds: number; endSeconds: number; pitch: number; scoopCents: number; letGoSeconds: number }

function pitchSteps(notes: SungNote[], { scoopCents }: SingingHabits, heldSeconds: number): PitchStep[] {
  return notes.flatMap(({ startSeconds, endSeconds, pitch, bends = [] }, i) => {
    const before = notes[i - 1]
    const opens = !before || startSeconds - before.endSeconds > PHRASE_REST_SECONDS
    const isLong = endSeconds - startSeconds > SCOOPED_NOTE_SECONDS && (before?.pitch ?? pitch) <= pitch
    const starts = [
      { startSeconds, pitch },
      ...bends.map((bend) => ({ startSeconds: bend.atSeconds, pitch: bend.pitch })),
    ]
    const next = notes[i + 1]
    const lastStart = starts[starts.length - 1].startSeconds
    const closes = !next || next.startSeconds - endSeconds > PHRASE_REST_SECONDS
    const falls = closes && endSeconds - lastStart > FALLING_NOTE_SECONDS
    const letGoSeconds = falls ? Math.min(endSeconds, lastStart + heldSeconds) : Infinity
    return starts.map((start, k) => ({
      letGoSeconds,
      ...start,
      endSeconds: starts[k + 1]?.startSeconds ?? endSeconds,
      scoopCents: k > 0 ? 0 : opens ? scoopCents : isLong ? scoopCents / 2 : 0,
    }))
  })
}

/** `heldSeconds`: how long a line's last note is held before it dies away. */
export type PitchPlaces = { startSeconds: number; stepSeconds: number; count: number; heldSeconds: number }

export function sungPitch(notes: SungNote[], habits: SingingHabits, places: PitchPlaces, seed: number): Float64Array {
  const { startSeconds, stepSeconds, count, heldSeconds } = places
  const { vibratoCents, vibratoHertz, glideSeconds } = habits
  const steps = pitchSteps(notes, habits, heldSeconds)
  const noise = createNoise(seed)
  const wander = Float64Array.from({ length: Math.ceil((count * stepSeconds) / DRIFT_STEP_SECONDS) + 2 }, () => noise())
  const pitches = new Float64Array(count)
  let index = 0
  for (let i = 0; i < count; i++) {
    const time = startSeconds + i * stepSeconds
    while (index + 1 < steps.length && time >= steps[index + 1].startSeconds - glideSeconds / 2) index += 1
    const step = steps[index]
    const from = index > 0 ? steps[index - 1].pitch : step.pitch
    const since = time - step.startSeconds
    const glided = from + (step.pitch - from) * smoothStep(since / glideSeconds + 0.5)
    const scoop = -step.scoopCents * (1 - smoothStep((since + glideSeconds / 2) / (SCOOP_SECONDS + glideSeconds / 2)))
    const fall = -FALL_SHARE * habits.scoopCents * smoothStep((time - step.letGoSeconds) / FALL_SECONDS)
    // A long note dies away before its written end: vibrato must have grown by then.
    const length = Math.min(heldSeconds, step.endSeconds - step.startSeconds)
    const waited = since - length * VIBRATO_WAIT_SHARE
    const { from: least, full } = VIBRATO_NOTE_SECONDS
    const width = vibratoCents * smoothStep((length - least) / (full - least))
    const depth = width * smoothStep(waited / (length * VIBRATO_GROWTH_SHARE))
    const vibrato = waited > 0 ? depth * quickSin(TAU * vibratoHertz * waited) : 0
    const drift = (i * stepSeconds) / DRIFT_STEP_SECONDS
    const place = Math.floor(drift)
    const wandering = wander[place] + (wander[place + 1] - wander[place]) * smoothStep(drift - place)
    pitches[i] = glided + (LIFT_CENTS + scoop + fall + vibrato + DRIFT_CENTS * wandering) / 100
  }
  return pitches
}
