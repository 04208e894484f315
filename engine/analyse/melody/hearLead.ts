import { exp } from '../../audio/math.ts'
import { leadEvidence } from './leadEvidence.ts'
import { melodyCandidates, type MelodyCandidates } from './melodyCandidates.ts'
import { pitchContours, type PitchContours } from './pitchContours.ts'

const LIKELY = 0.3
const MOST_WOBBLE = 0.3

export type Lead = {
  candidates: MelodyCandidates
  // Log odds for each candidate that it is the tune.
  evidence: Float32Array
  // Semitones by which the leading pitch is never still: about 0.015 where somebody plays, 0.045 where somebody sings.
  wobble: number
}

/** Who leads in a mixture, moment by moment. */
export function hearLead(samples: Float32Array, sampleRate: number): Lead {
  const candidates = melodyCandidates(samples, sampleRate)
  const contours = pitchContours(candidates)
  const evidence = leadEvidence(candidates, contours)
  return { candidates, evidence, wobble: wobbleOf(evidence, contours) }
}

function wobbleOf(evidence: Float32Array, { contourOf, wobbles }: PitchContours): number {
  let [sum, weights] = [0, 1]
  for (let i = 0; i < evidence.length; i++) {
    const chance = contourOf[i] < 0 ? 0 : 1 / (1 + exp(-evidence[i]))
    if (chance < LIKELY) continue
    sum += chance * chance * Math.min(MOST_WOBBLE, wobbles[contourOf[i]])
    weights += chance * chance
  }
  return sum / weights
}
