import { SAMPLE_RATE } from '@arioso/contract/sampleRate'

// For tests: the tune a single voice sings, heard every 50 ms; undefined where nobody sings a clear tone.
// A sung tone lies below 500 Hz here, so a sixth of the samples tell its pitch.
const COARSE = 6
const QUIET_DB = -45

export function contourOf(voice: Float32Array): (number | undefined)[] {
  const every = voice.filter((_, i) => i % COARSE === 0)
  const step = SAMPLE_RATE / COARSE / 20
  return Array.from({ length: Math.floor(every.length / step) - 2 }, (_, i) =>
    pitchOf(every.subarray(i * step, i * step + 2 * step)),
  )
}

export function levelDb(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  return 10 * Math.log10(sum / (to - from) + 1e-12)
}

function pitchOf(samples: Float32Array): number | undefined {
  if (levelDb(samples) < QUIET_DB) return undefined
  const scores = Array.from({ length: 120 }, (_, lag) => likeness(samples, lag))
  const peaks = scores.flatMap((here, lag) => {
    const isPeak = here >= (scores[lag - 1] ?? 0) && here >= (scores[lag + 1] ?? 0)
    return lag >= 14 && lag < 119 && isPeak ? [lag] : []
  })
  // Two or three periods are as alike as one: the first peak that is nearly as high as the highest counts.
  const highest = Math.max(0, ...peaks.map((lag) => scores[lag] ?? 0))
  const best = peaks.find((lag) => (scores[lag] ?? 0) > highest * 0.85) ?? 0
  const [before, at, after] = [scores[best - 1] ?? 0, scores[best] ?? 0, scores[best + 1] ?? 0]
  if (best === 0 || at < 0.85) return undefined
  const bend = before - 2 * at + after
  return SAMPLE_RATE / COARSE / (best + (bend === 0 ? 0 : (before - after) / 2 / bend))
}

function likeness(samples: Float32Array, lag: number): number {
  let product = 0
  let energy = 1e-9
  for (let i = 0; i + lag < samples.length; i++) {
    const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0]
    product += a * b
    energy += (a * a + b * b) / 2
  }
  return product / energy
}
