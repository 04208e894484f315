// What the rules think of a pitch: the lower the cost, the better it stands and moves.
import type { Chord } from '../../score.ts'
import { chordPitchClasses, pitchClass } from '../harmony/scales.ts'
import type { TurnMemory } from './phrases/turnMemory.ts'

export type NoteToPitch = {
  // Sixteenths from the start of the phrase.
  step: number
  lengthSteps: number
  accent: number
  chord: Chord
  // What lies under it when its words return.
  laterChord?: Chord
}

// A note that is held is heard out of tune when its words return over another chord.
const GRATES_LATER = { long: { steps: 4, cost: 3 }, held: { steps: 6, cost: 20 } }

export type PitchRequest = {
  notes: readonly NoteToPitch[]
  scale: ReadonlySet<number>
  low: number
  high: number
  // Where the tune would like to be, by place in the phrase (0 to 1).
  contour: (place: number) => number
  phraseSteps: number
  // What the phrase sang at that step before.
  remembered: ReadonlyMap<number, number>
  // Notes whose pitch is settled: words that were sung before.
  settled?: ReadonlyMap<number, number>
  // The note that is the top of the phrase.
  peak?: number | undefined
  // A phrase's own taste, the same for the same step and pitch.
  taste: (step: number, pitch: number) => number
  finalPitchClasses: ReadonlySet<number>
  // -1 to 1: bolder tunes pay less for leaps.
  boldness?: number
  // What staying on a note and turning cost this song more than others.
  stayCost?: number
  turnCost?: number
  // Whether short light notes may pass through tones outside the scale.
  passesOutside?: boolean
  // The turns its song took before.
  turns?: TurnMemory
}

// Tuned to the intervals of 502 public-domain lead sheets: 17% repeated notes, 49% steps, 26% thirds and fourths, 8% more.
const INTERVAL_COST = [1.2, 0.32, 0.3, 0.15, 0.18, 0, 3.2, -2.1, -1.1, -1.3, 1, 5, -2.8]

function strangerCost(note: NoteToPitch): number {
  if (note.lengthSteps >= 6) return 2
  if (note.accent >= 4) return note.lengthSteps >= 4 ? 0.8 : 0.45
  if (note.accent >= 3) return note.lengthSteps >= 4 ? 0.9 : 0.75
  return note.lengthSteps >= 4 ? 0.8 : 0.25
}

/** Whether a pitch stands a semitone beside a tone of the chord and is none of its own. */
export function grates(pitch: number, chord: Chord): boolean {
  const tones = chordPitchClasses(chord)
  const tone = pitchClass(pitch)
  if (tones.includes(tone)) return false
  return tones.some((chordTone) => pitchClass(tone - chordTone) === 1 || pitchClass(chordTone - tone) === 1)
}

function gratesLaterCost({ lengthSteps }: NoteToPitch): number {
  const { long, held } = GRATES_LATER
  return lengthSteps >= held.steps ? held.cost : lengthSteps >= long.steps ? long.cost : 0
}

export function standingCost(note: NoteToPitch, pitch: number, request: PitchRequest): number {
  const tones = chordPitchClasses(note.chord)
  const tone = pitchClass(pitch)
  const wanted = request.contour(note.step / request.phraseSteps)
  let cost = Math.abs(pitch - wanted) * 0.37 + request.taste(note.step, pitch) * 1.1
  if (!tones.includes(tone)) {
    cost += strangerCost(note)
    if (grates(pitch, note.chord)) cost += note.lengthSteps >= 4 ? 1.2 : note.accent >= 4 ? 0.6 : 0.2
  }
  if (note.laterChord && grates(pitch, note.laterChord)) cost += gratesLaterCost(note)
  if (request.remembered.get(note.step) === pitch) cost -= 3.4
  return cost
}

const BELOW_PEAK = { free: 2, cost: 1.6 }
const PEAK_COST = 1

// The top of the phrase is kept for its peak.
export function peakCost(i: number, pitch: number, { peak, high }: PitchRequest): number {
  if (peak === undefined) return 0
  const missing = high - pitch
  return i === peak
    ? Math.max(0, missing - 1) * PEAK_COST
    : Math.max(0, BELOW_PEAK.free + 1 - missing) * BELOW_PEAK.cost
}

export function finalCost(pitch: number, { finalPitchClasses }: PitchRequest): number {
  return finalPitchClasses.has(pitchClass(pitch)) ? 0 : 6
}

const SMALLEST_LEAP = 3

function intervalCost(interval: number, boldness: number): number {
  const cost = INTERVAL_COST[interval] ?? 7
  if (boldness === 0) return cost
  if (interval < SMALLEST_LEAP) return cost + Math.max(0, boldness) * 0.5
  return interval > 9 ? cost : cost - Math.abs(cost) * boldness * 0.55
}

export function movingCost(from: number, to: number, areChordTones: boolean, boldness: number): number {
  const interval = Math.abs(to - from)
  const cost = intervalCost(interval, boldness)
  const leapsOffChord = interval > 2 && !areChordTones ? 0.8 : 0
  return cost + leapsOffChord
}

const PASSING = { cost: 0, longest: 4, heaviest: 3, leftBy: 2, leaptFromCost: 4 }

/** Whether a note is short and light enough to pass through a tone of neither scale nor chord. */
export function mayPass(i: number, { notes, passesOutside }: PitchRequest): boolean {
  const { lengthSteps, accent } = notes[i]
  return (
    passesOutside === true &&
    i > 0 &&
    i < notes.length - 1 &&
    lengthSteps <= PASSING.longest &&
    accent <= PASSING.heaviest
  )
}

const isOutside = (pitch: number, { chord }: NoteToPitch, scale: ReadonlySet<number>): boolean =>
  !scale.has(pitchClass(pitch)) && !chordPitchClasses(chord).includes(pitchClass(pitch))

/** A tone outside is passed by step: what it costs to take one, and to leave one otherwise. */
export function passingCost(i: number, from: number | undefined, to: number, { notes, scale }: PitchRequest): number {
  if (from === undefined || i === 0) return 0
  const taken = isOutside(to, notes[i], scale)
  const left = isOutside(from, notes[i - 1], scale)
  const leaps = Math.abs(to - from) > PASSING.leftBy || to === from
  return (taken ? PASSING.cost : 0) + ((taken || left) && leaps ? PASSING.leaptFromCost : 0)
}

// A line that turns at every note has no direction.
export const TURN_COST = 0.65
