import { exp, TAU } from '../audio/math.ts'

export type PingPong = {
  process: (
    inLeft: Float32Array,
    inRight: Float32Array,
    outLeft: Float32Array,
    outRight: Float32Array,
    frames: number,
  ) => void
}

const FEEDBACK = 0.38
const TONE_HERTZ = 3200
const BIAS = 1e-15

/** Echoes that cross from side to side, each a little darker. */
export function createPingPong(delaySeconds: number, sampleRate: number): PingPong {
  const length = Math.max(1, Math.round(delaySeconds * sampleRate))
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  const share = 1 - exp((-TAU * TONE_HERTZ) / sampleRate)
  let lowLeft = 0
  let lowRight = 0
  let at = 0
  return {
    process(inLeft, inRight, outLeft, outRight, frames) {
      for (let i = 0; i < frames; i++) {
        const a = left[at]
        const b = right[at]
        outLeft[i] += a
        outRight[i] += b
        lowLeft += (a - lowLeft) * share
        lowRight += (b - lowRight) * share
        left[at] = inLeft[i] + lowRight * FEEDBACK + BIAS
        right[at] = lowLeft * (1 - FEEDBACK * 0.2) * 0.9 + inRight[i] * 0.4 + BIAS
        at = at + 1 === length ? 0 : at + 1
      }
    },
  }
}
