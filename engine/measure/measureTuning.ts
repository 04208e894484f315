import { log2 } from '../audio/math.ts'

const FRAME_SECONDS = 0.08
const LAG_SECONDS = 0.025
// With more periods between the two moments compared, a note half a semitone off would be taken for its neighbour.
const MOST_PERIODS = 12
const SEARCHED = 0.03

/**
 * How far a note is from the pitch it should have, in cents, as its mean over short frames: a vibrato swings around it and
 * a section of players spreads around it, which a comparison over longer times takes for another pitch.
 */
export function measureTuning(samples: Float32Array, sampleRate: number, hertz: number): number {
  const period = sampleRate / hertz
  const periods = Math.max(1, Math.min(MOST_PERIODS, Math.floor((LAG_SECONDS * sampleRate) / period)))
  const expected = periods * period
  const width = Math.round(Math.max(FRAME_SECONDS * sampleRate, 3 * expected))
  let [sum, weights] = [0, 0]
  for (let from = 0; from + width <= samples.length; from += width) {
    const { lag, weight } = bestLag(samples.subarray(from, from + width), expected)
    sum += weight * 1200 * log2(expected / lag)
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

function bestLag(frame: Float32Array, expected: number): { lag: number; weight: number } {
  const first = Math.floor(expected * (1 - SEARCHED)) - 1
  const last = Math.ceil(expected * (1 + SEARCHED)) + 1
  const scores = Array.from({ length: last - first + 1 }, (_, i) => likeness(frame, first + i, last))
  const best = scores.reduce((at, { score }, i) => (score > scores[at].score ? i : at), 0)
  const [before, at, after] = [best - 1, best, best + 1].map((i) => scores[Math.max(0, Math.min(i, last - first))])
  const bend = before.score - 2 * at.score + after.score
  const shift = bend === 0 ? 0 : (0.5 * (before.score - after.score)) / bend
  const clear = Math.max(0, at.score)
  return { lag: first + best + Math.max(-1, Math.min(1, shift)), weight: at.energy * clear * clear }
}

function likeness(frame: Float32Array, lag: number, longest: number): { score: number; energy: number } {
  let product = 0
  let energy = 1e-12
  for (let i = 0; i + longest < frame.length; i++) {
    const a = frame[i]
    const b = frame[i + lag]
    product += a * b
    energy += 0.5 * (a * a + b * b)
  }
  return { score: product / energy, energy }
}
