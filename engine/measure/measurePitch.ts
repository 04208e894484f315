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
  const inOpening = likenessOf(samples.subarray(0, Math.max(longest * 4, Math.round(sampleRate * 0.2))))
  for (let lag = shortest; lag <= longest; lag++) scores.push(inOpening(lag))
  const best = Math.max(...scores)
  // Peaks only: a low tone is like itself at tiny lags too, on the way down from lag zero.
  let pick = scores.findIndex(
    (score, i) => i > 0 && score >= best * CLEAR_ENOUGH && score >= scores[i - 1] && score >= (scores[i + 1] ?? -1),
  )
  if (pick < 0) pick = scores.indexOf(best)
  const inAll = likenessOf(samples)
  let period = peakNear(inAll, pick + shortest)
  for (let times = 2; times * period < samples.length / 8; times *= 2) {
    period = peakNear(inAll, Math.round(period * times)) / times
  }
  return sampleRate / period
}

export function centsBetween(hertz: number, reference: number): number {
  return 1200 * log2(hertz / reference)
}

type Likeness = (lag: number) => number

// How like a sound is to itself so many frames later: 1 is the same. Its energy up to every frame is summed up once.
function likenessOf(samples: Float32Array): Likeness {
  const energyUntil = new Float64Array(samples.length + 1)
  for (let i = 0; i < samples.length; i++) energyUntil[i + 1] = energyUntil[i] + samples[i] * samples[i]
  return (lag) => {
    const frames = samples.length - lag
    const energy = energyUntil[frames] + energyUntil[samples.length] - energyUntil[lag]
    let [even, odd] = [0, 0]
    let i = 0
    for (; i + 1 < frames; i += 2) {
      even += samples[i] * samples[i + lag]
      odd += samples[i + 1] * samples[i + 1 + lag]
    }
    if (i < frames) even += samples[i] * samples[i + lag]
    return (even + odd) / (energy / 2 + 1e-12)
  }
}

function peakNear(likeness: Likeness, lag: number): number {
  let centre = lag
  let [before, at, after] = [likeness(lag - 1), likeness(lag), likeness(lag + 1)]
  while (centre > 2 && before > at) {
    centre -= 1
    ;[before, at, after] = [likeness(centre - 1), before, at]
  }
  while (after > at) {
    centre += 1
    ;[before, at, after] = [at, after, likeness(centre + 1)]
  }
  const bend = before - 2 * at + after
  return bend === 0 ? centre : centre + (0.5 * (before - after)) / bend
}
