import { log2 } from '../audio/math.ts'

const CLEAR_ENOUGH = 0.9

/**
 * Fundamental of a steady tone in hertz, by normalised autocorrelation: the shortest lag that is nearly as good as the
 * best, then refined at longer and longer multiples of it, which makes a period of twenty frames exact to a cent.
 */
export function measurePitch(samples: Float32Array, sampleRate: number, lowHertz = 25, highHertz = 5000): number {
  const shortest = Math.max(2, Math.floor(sampleRate / highHertz))
  const longest = Math.min(Math.floor(samples.length / 2), Math.ceil(sampleRate / lowHertz))
  const scores: number[] = []
  const opening = samples.subarray(0, Math.max(longest * 4, Math.round(sampleRate * 0.2)))
  for (let lag = shortest; lag <= longest; lag++) scores.push(likeness(opening, lag))
  const best = Math.max(...scores)
  // Peaks only: a low tone is like itself at tiny lags too, on the way down from lag zero.
  let pick = scores.findIndex(
    (score, i) => i > 0 && score >= best * CLEAR_ENOUGH && score >= scores[i - 1] && score >= (scores[i + 1] ?? -1),
  )
  if (pick < 0) pick = scores.indexOf(best)
  let period = peakNear(samples, pick + shortest)
  for (let times = 2; times * period < samples.length / 8; times *= 2) {
    period = peakNear(samples, Math.round(period * times)) / times
  }
  return sampleRate / period
}

export function centsBetween(hertz: number, reference: number): number {
  return 1200 * log2(hertz / reference)
}

function likeness(samples: Float32Array, lag: number): number {
  let product = 0
  let energy = 1e-12
  for (let i = 0; i + lag < samples.length; i++) {
    product += samples[i] * samples[i + lag]
    energy += 0.5 * (samples[i] * samples[i] + samples[i + lag] * samples[i + lag])
  }
  return product / energy
}

function peakNear(samples: Float32Array, lag: number): number {
  let centre = lag
  while (centre > 2 && likeness(samples, centre - 1) > likeness(samples, centre)) centre -= 1
  while (likeness(samples, centre + 1) > likeness(samples, centre)) centre += 1
  const before = likeness(samples, centre - 1)
  const at = likeness(samples, centre)
  const after = likeness(samples, centre + 1)
  const bend = before - 2 * at + after
  return bend === 0 ? centre : centre + (0.5 * (before - after)) / bend
}
