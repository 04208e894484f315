import { atan2, cos, exp, sin, TAU } from '../../audio/math.ts'
import type { HeardNote } from '../heard.ts'
import type { Lead } from './hearLead.ts'
import { CANDIDATES, HIGHEST_PITCH, LOWEST_PITCH, type MelodyCandidates } from './melodyCandidates.ts'

const PITCHES = HIGHEST_PITCH - LOWEST_PITCH + 1
const REST = PITCHES
const STATES = PITCHES + 1
// In log odds. A tune is taken for one where it is a little less likely than not: rests between notes are rarer than notes.
const LENIENCE = 0.75
const CLEAREST = 3
const MISSING = -2.5
const OFF_PITCH = 3
const BEGIN_COST = 7
const SHORTEST_SECONDS = 0.07
// Less than this much of a recording is no tune, but something that happened to ring.
const LEAST_SHARE = 0.04
// Fitted on the same songs as the evidence: of the notes said to be 0.9 sure, nine in ten are right.
const CONFIDENCE = { bias: -2.46, fit: 1.73, seconds: 3.8, longestSeconds: 0.6 }

type Written = { from: number; to: number; pitch: number; evidence: number }

/** The likeliest notes and rests through all frames (Viterbi): a vibrato or a slide stays within its note. */
export function writeNotes({ candidates, evidence }: Lead): HeardNote[] {
  const { framesPerSecond, frameCount } = candidates
  const fitsOf = createFits(candidates, evidence)
  const notes = notesAlong(likeliestPath(frameCount, fitsOf), fitsOf).filter(
    ({ from, to }) => to - from + 1 >= SHORTEST_SECONDS * framesPerSecond,
  )
  const sounding = notes.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  if (sounding < LEAST_SHARE * frameCount) return []
  return notes.map(({ from, to, pitch, evidence: sum }) => {
    const frames = to - from + 1
    const span = { startSeconds: from / framesPerSecond, endSeconds: (to + 1) / framesPerSecond }
    return { ...span, midiPitch: pitch, confidence: confidenceOf(sum / frames, frames / framesPerSecond) }
  })
}

// How well each pitch fits a frame, in the recording's own tuning.
function createFits({ pitches, strengths }: MelodyCandidates, evidence: Float32Array): (frame: number) => Float64Array {
  const tuning = tuningOf(pitches, evidence)
  const fits = new Float64Array(PITCHES)
  return (frame) => {
    fits.fill(MISSING)
    for (let i = frame * CANDIDATES; i < (frame + 1) * CANDIDATES && strengths[i] > 0; i++) {
      const place = pitches[i] - tuning - LOWEST_PITCH
      const clear = Math.min(CLEAREST, evidence[i] + LENIENCE)
      for (let pitch = Math.max(0, Math.floor(place)); pitch <= Math.min(PITCHES - 1, Math.ceil(place)); pitch++) {
        fits[pitch] = Math.max(fits[pitch], clear - OFF_PITCH * (place - pitch) * (place - pitch))
      }
    }
    return fits
  }
}

function tuningOf(pitches: Float32Array, evidence: Float32Array): number {
  let [x, y] = [0, 0]
  pitches.forEach((pitch, i) => {
    const chance = 1 / (1 + exp(-evidence[i]))
    x += chance * chance * cos(TAU * pitch)
    y += chance * chance * sin(TAU * pitch)
  })
  return atan2(y, x) / TAU
}

function likeliestPath(frameCount: number, fitsOf: (frame: number) => Float64Array): Uint8Array {
  const cameFrom = new Uint8Array(frameCount * STATES)
  let scores = new Float64Array(STATES).fill(-Infinity)
  let next = new Float64Array(STATES)
  scores[REST] = 0
  for (let frame = 0; frame < frameCount; frame++) {
    const fits = fitsOf(frame)
    const best = indexOfMost(scores)
    for (let pitch = 0; pitch < PITCHES; pitch++) {
      const begins = scores[best] - BEGIN_COST
      cameFrom[frame * STATES + pitch] = begins > scores[pitch] ? best : pitch
      next[pitch] = Math.max(begins, scores[pitch]) + fits[pitch]
    }
    cameFrom[frame * STATES + REST] = best
    next[REST] = scores[best]
    ;[scores, next] = [next, scores]
  }
  const path = new Uint8Array(frameCount)
  let state = indexOfMost(scores)
  for (let frame = frameCount - 1; frame >= 0; frame--) {
    path[frame] = state
    state = cameFrom[frame * STATES + state]
  }
  return path
}

function notesAlong(path: Uint8Array, fitsOf: (frame: number) => Float64Array): Written[] {
  const notes: Written[] = []
  path.forEach((state, frame) => {
    if (state === REST) return
    const fit = fitsOf(frame)[state]
    const note = notes.at(-1)
    if (note?.to === frame - 1 && note.pitch === state + LOWEST_PITCH) {
      note.to = frame
      note.evidence += fit
    } else notes.push({ from: frame, to: frame, pitch: state + LOWEST_PITCH, evidence: fit })
  })
  return notes
}

function confidenceOf(meanFit: number, seconds: number): number {
  const { bias, fit, seconds: perSecond, longestSeconds } = CONFIDENCE
  return 1 / (1 + exp(-(bias + fit * meanFit + perSecond * Math.min(longestSeconds, seconds))))
}

function indexOfMost(values: Float64Array): number {
  let most = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[most]) most = i
  return most
}
