import { cos, sin, TAU } from './math.ts'

const REACH = 14
// Of the old rate; a little under half of the new one, so that nothing audible folds back.
const CUTOFF = 0.155

const TAPS = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) => {
  const turns = TAU * CUTOFF * (i - REACH)
  const window = 0.5 + 0.5 * cos((TAU * (i - REACH)) / (2 * REACH + 2))
  return 2 * CUTOFF * window * (turns === 0 ? 1 : sin(turns) / turns)
})

/** Every third sample, after a low-pass. */
export function thirdRate(samples: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.floor(samples.length / 3))
  for (let i = 0; i < out.length; i++) {
    const middle = 3 * i
    const last = Math.min(REACH, samples.length - 1 - middle)
    let sum = 0
    for (let k = Math.max(-REACH, -middle); k <= last; k++) sum += TAPS[k + REACH] * samples[middle + k]
    out[i] = sum
  }
  return out
}
