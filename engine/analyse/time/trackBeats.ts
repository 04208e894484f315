import { exp, log } from '../../audio/math.ts'
import type { Onsets } from './onsetStrength.ts'

// How dearly a beat pays for coming early or late, against falling on an onset.
const STEADINESS = 100

// The chain of beats that falls on the most onsets and stays nearest to the tempo, by dynamic programming
// (Ellis 2007, "Beat tracking by dynamic programming").
export function trackBeats({ strength, framesPerSecond }: Onsets, tempoBpm: number): number[] {
  const period = (60 / tempoBpm) * framesPerSecond
  const onsets = smooth(strength, period / 32)
  const shortest = Math.max(1, Math.round(period / 2))
  const longest = Math.round(period * 2)
  const prices = Float64Array.from({ length: longest + 1 }, (_, lag) => {
    const octaves = lag === 0 ? 0 : log(lag / period)
    return -STEADINESS * octaves * octaves
  })
  const scores = new Float64Array(onsets.length)
  const previous = new Int32Array(onsets.length).fill(-1)
  for (let i = 0; i < onsets.length; i++) {
    let best = 0
    for (let lag = shortest; lag <= longest && lag <= i; lag++) {
      const score = scores[i - lag] + prices[lag]
      if (score <= best) continue
      best = score
      previous[i] = i - lag
    }
    scores[i] = onsets[i] + best
  }
  return followBack(scores, previous, Math.round(period)).map((frame) => (frame + 1.5) / framesPerSecond)
}

// The slope through the beats: a single interval is only as exact as a frame, a hundred of them are a hundred times better.
export function tempoOfBeats(beatsSeconds: readonly number[], fallbackBpm: number): number {
  const count = beatsSeconds.length
  if (count < 8) return fallbackBpm
  const middle = (count - 1) / 2
  const mean = beatsSeconds.reduce((sum, at) => sum + at, 0) / count
  let product = 0
  let spread = 0
  beatsSeconds.forEach((at, i) => {
    product += (i - middle) * (at - mean)
    spread += (i - middle) * (i - middle)
  })
  return (60 * spread) / product
}

function smooth(signal: Float32Array, deviation: number): Float32Array {
  const reach = Math.max(1, Math.ceil(deviation * 3))
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const distance = (i - reach) / Math.max(0.5, deviation)
    return exp(-0.5 * distance * distance)
  })
  return signal.map((_, at) => weights.reduce((sum, weight, i) => sum + weight * (signal[at + i - reach] ?? 0), 0))
}

function followBack(scores: Float64Array, previous: Int32Array, period: number): number[] {
  let at = Math.max(0, scores.length - period)
  for (let i = at; i < scores.length; i++) if (scores[i] > scores[at]) at = i
  const beats: number[] = []
  for (; at >= 0; at = previous[at]) beats.push(at)
  return beats.reverse()
}
