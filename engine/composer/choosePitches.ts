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
}

const INTERVAL_COST = [0.5, 0.05, 0, 0.4, 0.5, 0.9, 3.2, 1.3, 2.6, 2.6, 4, 5, 2.8]

function standingCost(note: NoteToPitch, pitch: number, request: PitchRequest): number {
  const tones = chordPitchClasses(note.chord)
  const tone = pitchClass(pitch)
  const wanted = request.contour(note.step / request.phraseSteps)
  let cost = Math.abs(pitch - wanted) * 0.2 + request.taste(note.step, pitch) * 0.9
  if (!tones.includes(tone)) {
    cost += note.accent >= 3 || note.lengthSteps >= 4 ? 2.6 : 0.35
    const grates = tones.some((chordTone) => pitchClass(tone - chordTone) === 1 || pitchClass(chordTone - tone) === 1)
    if (grates) cost += note.lengthSteps >= 3 || note.accent >= 3 ? 2 : 0.3
  }
  if (request.remembered.get(note.step) === pitch) cost -= 1.8
  return cost
}

function movingCost(from: number, to: number, fromIsChordTone: boolean, toIsChordTone: boolean): number {
  const interval = Math.abs(to - from)
  const cost = INTERVAL_COST[interval] ?? 7
  const leapsOffChord = interval > 2 && (!fromIsChordTone || !toIsChordTone) ? 1.1 : 0
  return cost + leapsOffChord
}

// The cheapest path through the scale: near the contour, chord notes where it counts, mostly steps.
export function choosePitches(request: PitchRequest): number[] {
  const { notes } = request
  if (notes.length === 0) return []
  const pitches: number[] = []
  for (let pitch = request.low; pitch <= request.high; pitch++)
    if (request.scale.has(pitchClass(pitch))) pitches.push(pitch)
  const isChordTone = notes.map((note) => {
    const tones = new Set(chordPitchClasses(note.chord))
    return pitches.map((pitch) => tones.has(pitchClass(pitch)))
  })
  let costs = pitches.map((pitch) => standingCost(notes[0], pitch, request))
  const cameFrom: number[][] = []
  for (let i = 1; i < notes.length; i++) {
    const from: number[] = []
    const next = pitches.map((pitch, to) => {
      let best = Infinity
      costs.forEach((cost, at) => {
        const total = cost + movingCost(pitches[at], pitch, isChordTone[i - 1][at], isChordTone[i][to])
        if (total < best) {
          best = total
          from[to] = at
        }
      })
      const misses = i === notes.length - 1 && !request.finalPitchClasses.has(pitchClass(pitch)) ? 2.2 : 0
      return best + standingCost(notes[i], pitch, request) + misses
    })
    cameFrom.push(from)
    costs = next
  }
  let at = costs.indexOf(Math.min(...costs))
  const path = [pitches[at]]
  for (let i = cameFrom.length - 1; i >= 0; i--) {
    at = cameFrom[i][at]
    path.unshift(pitches[at])
  }
  return path
}
