import { exp, log2 } from '../../audio/math.ts'
import type { Onsets } from './onsetStrength.ts'

const SLOWEST_BPM = 50
const FASTEST_BPM = 215
const STEP_BPM = 0.5
// Where people tap along by themselves: around two beats a second, an octave to either side is rare (Parncutt 1994).
const USUAL_BPM = 116
const USUAL_OCTAVES = 0.75
const MULTIPLES = 4

// The tempo whose period, and its multiples, the onsets repeat in.
export function findTempo({ strength, framesPerSecond }: Onsets): { value: number; confidence: number } {
  const longest = Math.ceil((60 / SLOWEST_BPM) * framesPerSecond * MULTIPLES) + 2
  const likeness = autocorrelation(strength, Math.min(longest, strength.length - 1))
  let best = { value: USUAL_BPM, score: 0, confidence: 0 }
  for (let bpm = SLOWEST_BPM; bpm <= FASTEST_BPM; bpm += STEP_BPM) {
    const period = (60 / bpm) * framesPerSecond
    let sum = 0
    let weights = 0
    for (let multiple = 1; multiple <= MULTIPLES && period * multiple < likeness.length - 1; multiple++) {
      sum += nearPeak(likeness, period * multiple) / multiple
      weights += 1 / multiple
    }
    const octaves = log2(bpm / USUAL_BPM) / USUAL_OCTAVES
    const score = weights === 0 ? 0 : (sum / weights) * exp(-0.5 * octaves * octaves)
    if (score > best.score) best = { value: bpm, score, confidence: sum / weights }
  }
  return { value: best.value, confidence: Math.max(0, Math.min(1, best.confidence * 1.5)) }
}

function autocorrelation(signal: Float32Array, longest: number): Float64Array {
  const out = new Float64Array(Math.max(1, longest + 1))
  for (let lag = 0; lag <= longest; lag++) {
    let sum = 0
    for (let i = lag; i < signal.length; i++) sum += signal[i] * signal[i - lag]
    out[lag] = sum / Math.max(1, signal.length - lag)
  }
  const whole = out[0] || 1
  return out.map((value) => value / whole)
}

// Players are human: the frame to either side counts as well.
function nearPeak(likeness: Float64Array, lag: number): number {
  const low = Math.floor(lag)
  const between = likeness[low] + (likeness[low + 1] - likeness[low]) * (lag - low)
  return Math.max(between, 0.9 * likeness[low], 0.9 * likeness[low + 1])
}
