import type { Chord } from '../score.ts'
import { chordPitchClasses, pitchClass } from './scales.ts'

export type NoteToPitch = {
  // Sixteenths from the start of the phrase.
  step: number
  lengthSteps: number
  accent: number
  chord: Chord
}

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
  // A phrase's own taste, the same for the same step and pitch.
  taste: (step: number, pitch: number) => number
  finalPitchClasses: ReadonlySet<number>
  // -1 to 1: bolder tunes pay less for leaps.
  boldness?: number
}

// Tuned to the intervals of 502 public-domain lead sheets: 17% repeated notes, 49% steps, 26% thirds and fourths, 8% more.
const INTERVAL_COST = [0.8, 0.16, 0.18, 0.2, 0.24, 0.25, 3.2, 0.3, 1, 0.8, 3, 5, 1]

function strangerCost(note: NoteToPitch): number {
  if (note.lengthSteps >= 6) return 2
  if (note.accent >= 4) return note.lengthSteps >= 4 ? 0.8 : 0.45
  if (note.accent >= 3) return note.lengthSteps >= 4 ? 0.9 : 0.75
  return note.lengthSteps >= 4 ? 0.8 : 0.25
}

function standingCost(note: NoteToPitch, pitch: number, request: PitchRequest): number {
  const tones = chordPitchClasses(note.chord)
  const tone = pitchClass(pitch)
  const wanted = request.contour(note.step / request.phraseSteps)
  let cost = Math.abs(pitch - wanted) * 0.3 + request.taste(note.step, pitch) * 1.1
  if (!tones.includes(tone)) {
    cost += strangerCost(note)
    const grates = tones.some((chordTone) => pitchClass(tone - chordTone) === 1 || pitchClass(chordTone - tone) === 1)
    if (grates) cost += note.lengthSteps >= 4 ? 1.2 : note.accent >= 4 ? 0.6 : 0.2
  }
  if (request.remembered.get(note.step) === pitch) cost -= 2.3
  return cost
}

const SMALLEST_LEAP = 3

function intervalCost(interval: number, boldness: number): number {
  const cost = INTERVAL_COST[interval] ?? 7
  if (boldness === 0) return cost
  if (interval < SMALLEST_LEAP) return cost + Math.max(0, boldness) * 0.5
  return interval > 9 ? cost : cost * (1 - boldness * 0.55)
}

function movingCost(
  from: number,
  to: number,
  fromIsChordTone: boolean,
  toIsChordTone: boolean,
  boldness: number,
): number {
  const interval = Math.abs(to - from)
  const cost = intervalCost(interval, boldness)
  const leapsOffChord = interval > 2 && (!fromIsChordTone || !toIsChordTone) ? 0.8 : 0
  return cost + leapsOffChord
}

// A line that turns at every note has no direction.
const TURN_COST = 0.3
const DIRECTIONS = 3

type Path = { cost: number; pitch: number; direction: number; before: Path | undefined }

function extend(
  paths: readonly Path[],
  note: NoteToPitch,
  previous: NoteToPitch,
  pitches: readonly number[],
  request: PitchRequest,
  isLast: boolean,
): Path[] {
  const here = new Set(chordPitchClasses(note.chord))
  const there = new Set(chordPitchClasses(previous.chord))
  const next: Path[] = []
  for (const pitch of pitches) {
    const best: (Path | undefined)[] = Array.from({ length: DIRECTIONS })
    const misses = isLast && !request.finalPitchClasses.has(pitchClass(pitch)) ? 2.2 : 0
    const standing = standingCost(note, pitch, request) + misses
    const fits = here.has(pitchClass(pitch))
    for (const path of paths) {
      // A repeated note keeps the way the line was going.
      const direction = Math.sign(pitch - path.pitch) || path.direction
      const turns = direction * path.direction < 0 ? TURN_COST : 0
      const moving = movingCost(path.pitch, pitch, there.has(pitchClass(path.pitch)), fits, request.boldness ?? 0)
      const cost = path.cost + standing + turns + moving
      const known = best[direction + 1]
      if (!known || cost < known.cost) best[direction + 1] = { cost, pitch, direction, before: path }
    }
    for (const path of best) if (path) next.push(path)
  }
  return next
}

// The cheapest path through the scale: near the contour, chord notes where it counts, mostly steps, few turns.
export function choosePitches(request: PitchRequest): number[] {
  const { notes } = request
  if (notes.length === 0) return []
  const pitches: number[] = []
  for (let pitch = request.low; pitch <= request.high; pitch++)
    if (request.scale.has(pitchClass(pitch))) pitches.push(pitch)
  let paths = pitches.map((pitch): Path => ({
    cost: standingCost(notes[0], pitch, request),
    pitch,
    direction: 0,
    before: undefined,
  }))
  for (let i = 1; i < notes.length; i++) {
    paths = extend(paths, notes[i], notes[i - 1], pitches, request, i === notes.length - 1)
  }
  const line: number[] = []
  let path: Path | undefined = paths.reduce((best, other) => (other.cost < best.cost ? other : best))
  for (; path; path = path.before) line.unshift(path.pitch)
  return line
}
