import type { ScheduledNote } from './scheduledNote.ts'
import { cos, dbToGain, sin, TAU } from '../../audio/math.ts'
import { createNoise } from '../../audio/createNoise.ts'
import type { Articulation, Instrument } from '../../instruments/instrument.ts'
import { levelGain, velocityGain } from '../../instruments/levels.ts'
import { alternateHands } from './alternateHands.ts'
import { articulateNotes } from './articulateNotes.ts'
import { holdPedal } from './holdPedal.ts'
import { secondsPerBeat, type Part, type Score } from '../../score.ts'

const HUMAN_GAIN_DB = 0.6
// A slurred note comes in before its beat, while the last one leaves.
const SLURRED_LEAD_SECONDS = 0.02
const SLUR_OVERLAP_SECONDS = 0.015
const SLUR_RELEASE_SECONDS = 0.07
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
  const frames = (seconds: number): number => Math.round(seconds * sampleRate)
  const articulate = articulateNotes(score, part, instrument)
  const takes = instrument.variants / (instrument.articulations?.length ?? 1)
  const held = holdPedal(score, part, instrument)
  const nextTake = instrument.isSampled ? countTakes() : () => (luck() > 0 ? 1 : 0)
  // An amplifier hears the notes as they are played; the part is turned down and placed behind it.
  const partGain = instrument.amp ? 1 : dbToGain(part.gainDb)
  const placed = part.notes.map((note): ScheduledNote => {
    const { articulation, next } = articulate(note)
    const isSlurred = articulation === 'rising' || articulation === 'falling'
    const leadFrames = frames(isSlurred ? SLURRED_LEAD_SECONDS : (instrument.leadSeconds ?? 0))
    const startFrame = Math.max(0, Math.round(note.startBeat * framesPerBeat) - leadFrames)
    const heldFrames = Math.max(1, Math.round(held(note) * framesPerBeat) + leadFrames)
    const soundFrames = Math.ceil(instrument.soundsFor(note.pitch) * sampleRate)
    const isLast = note.startBeat + note.lengthBeats >= score.lengthBeats - LAST_BEATS
    const tailSeconds = isLast ? score.tailSeconds * TAIL_SHARE : 0
    const releaseFrames = next ? frames(SLUR_RELEASE_SECONDS) : frames(Math.max(instrument.releaseSeconds, tailSeconds))
    const slurFrame = next && Math.round(next.startBeat * framesPerBeat) - frames(SLUR_OVERLAP_SECONDS)
    const releaseFrame = slurFrame ?? startFrame + (instrument.rings ? soundFrames : heldFrames)
    const lastFrames = Math.min(soundFrames, releaseFrame - startFrame + releaseFrames)
    const angle = angleOf(instrument.amp ? 0 : part.pan + instrument.panOf(note.pitch))
    const played = velocityGain(note.velocity) * levelGain(instrument, note.pitch)
    const gain = partGain * played * dbToGain(HUMAN_GAIN_DB * luck()) * Math.SQRT2
    return {
      pitch: note.pitch,
      velocity: Math.max(0, Math.min(1, note.velocity)),
      variant: takeOf(instrument, articulation, nextTake(note.pitch), takes),
      startFrame,
      releaseFrame,
      releaseFrames,
      seconds: lastFrames / sampleRate,
      endFrame: startFrame + lastFrames,
      leftGain: gain * cos(angle),
      rightGain: gain * sin(angle),
    }
  })
  placed.sort((a, b) => a.startFrame - b.startFrame || a.pitch - b.pitch)
  if (instrument.kind !== 'drums') return placed
  if (instrument.isSampled && instrument.band !== 'sampled-1') alternateHands(placed, sampleRate)
  return chokeHats(placed, sampleRate)
}

function takeOf({ articulations }: Instrument, articulation: Articulation, take: number, takes: number): number {
  return articulations ? (take % takes) + takes * articulations.indexOf(articulation) : take
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
