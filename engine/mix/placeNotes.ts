import { cos, dbToGain, sin, TAU } from '../audio/math.ts'
import { createNoise } from '../audio/createNoise.ts'
import type { Instrument } from '../instruments/instrument.ts'
import { levelGain, velocityGain } from '../instruments/levels.ts'
import type { PlacedNote } from '../instruments/createNoteMixer.ts'
import { secondsPerBeat, type Part, type Score } from '../score.ts'

export type ScheduledNote = PlacedNote & {
  pitch: number
  velocity: number
  variant: number
  /** How much of the sound is needed, and the first frame after it. */
  seconds: number
  endFrame: number
}

const HUMAN_GAIN_DB = 0.6
const CHOKE_SECONDS = 0.03
// Notes that last to the end of the score ring into its tail.
const LAST_BEATS = 0.5
const TAIL_SHARE = 0.85
const OPEN_HATS = new Set([46])
const HATS = new Set([42, 44, 46])

/** A part's notes in frames, in order of time, with gains for both sides. */
export function placeNotes(score: Score, part: Part, instrument: Instrument, sampleRate: number): ScheduledNote[] {
  const framesPerBeat = secondsPerBeat(score) * sampleRate
  const luck = createNoise(score.seed + part.name.length * 7919)
  const leadFrames = Math.round((instrument.leadSeconds ?? 0) * sampleRate)
  const nextTake = instrument.isSampled ? countTakes() : () => (luck() > 0 ? 1 : 0)
  // An amplifier hears the notes as they are played; the part is turned down and placed behind it.
  const partGain = instrument.amp ? 1 : dbToGain(part.gainDb)
  const placed = part.notes.map((note): ScheduledNote => {
    const startFrame = Math.max(0, Math.round(note.startBeat * framesPerBeat) - leadFrames)
    const heldFrames = Math.max(1, Math.round(note.lengthBeats * framesPerBeat) + leadFrames)
    const soundFrames = Math.ceil(instrument.soundsFor(note.pitch) * sampleRate)
    const isLast = note.startBeat + note.lengthBeats >= score.lengthBeats - LAST_BEATS
    const tailSeconds = isLast ? score.tailSeconds * TAIL_SHARE : 0
    const releaseFrames = Math.round(Math.max(instrument.releaseSeconds, tailSeconds) * sampleRate)
    const releaseFrame = startFrame + (instrument.rings ? soundFrames : heldFrames)
    const frames = Math.min(soundFrames, releaseFrame - startFrame + releaseFrames)
    const angle = angleOf(instrument.amp ? 0 : part.pan + instrument.panOf(note.pitch))
    const played = velocityGain(note.velocity) * levelGain(instrument, note.pitch)
    const gain = partGain * played * dbToGain(HUMAN_GAIN_DB * luck()) * Math.SQRT2
    return {
      pitch: note.pitch,
      velocity: Math.max(0, Math.min(1, note.velocity)),
      variant: nextTake(note.pitch),
      startFrame,
      releaseFrame,
      releaseFrames,
      seconds: frames / sampleRate,
      endFrame: startFrame + frames,
      leftGain: gain * cos(angle),
      rightGain: gain * sin(angle),
    }
  })
  placed.sort((a, b) => a.startFrame - b.startFrame || a.pitch - b.pitch)
  return instrument.kind === 'drums' ? chokeHats(placed, sampleRate) : placed
}

/** From the left, 0, to the right, a quarter turn. */
export function angleOf(pan: number): number {
  return ((Math.max(-1, Math.min(1, pan)) + 1) * TAU) / 8
}

/** No take comes twice in a row on the same pitch. */
function countTakes(): (pitch: number) => number {
  const played = new Map<number, number>()
  return (pitch) => {
    const take = played.get(pitch) ?? 0
    played.set(pitch, take + 1)
    return take
  }
}

function chokeHats(notes: ScheduledNote[], sampleRate: number): ScheduledNote[] {
  const chokeFrames = Math.round(CHOKE_SECONDS * sampleRate)
  let open: ScheduledNote | undefined
  for (const note of notes) {
    if (!HATS.has(note.pitch)) continue
    if (open && open.startFrame < note.startFrame && open.releaseFrame > note.startFrame) {
      open.releaseFrame = note.startFrame
      open.releaseFrames = chokeFrames
      open.endFrame = Math.min(open.endFrame, note.startFrame + chokeFrames)
    }
    open = OPEN_HATS.has(note.pitch) ? note : undefined
  }
  return notes
}
