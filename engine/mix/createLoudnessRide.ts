import { pow } from '../audio/math.ts'
import { integratedLufs } from '../measure/loudness.ts'
import { TARGET_LUFS } from './settleLoudness.ts'

const MOST_DB = 1.5
// Slower than a section changes: what is louder by intent stays louder.
const DB_PER_WINDOW = 0.015
// How many seconds of foretelling the first measurements must outweigh, in slices.
const TRUST_SLICES = 60
const HALVINGS = 8

export type LoudnessRide = {
  /** Looks at what has left so far (power per 100 ms) and chooses where the rest should go. */
  listen: (sounded: readonly number[]) => void
  /** Decibels for the next window: moves slowly towards the choice. */
  next: () => number
}

/** Steers the integrated loudness to its target by nudging what is still to come, never more than 1.5 dB. */
export function createLoudnessRide(expected: Float64Array): LoudnessRide {
  const average = expected.reduce((sum, power) => sum + power, 0) / Math.max(1, expected.length)
  let choiceDb = 0
  let nowDb = 0

  return {
    listen(sounded) {
      if (average <= 0 || sounded.length >= expected.length) return
      const prior = average * TRUST_SLICES
      const heard = sounded.reduce((sum, power) => sum + power, prior)
      const foretold = expected.subarray(0, sounded.length).reduce((sum, power) => sum + power, prior)
      const rest = expected.subarray(sounded.length).map((power) => (power * heard) / foretold)
      let low = -MOST_DB
      let high = MOST_DB
      for (let turn = 0; turn < HALVINGS; turn++) {
        const middle = (low + high) / 2
        const gain = pow(10, middle / 10)
        if (integratedLufs([...sounded, ...rest.map((power) => power * gain)]) > TARGET_LUFS) high = middle
        else low = middle
      }
      choiceDb = (low + high) / 2
    },
    next() {
      nowDb += Math.max(-DB_PER_WINDOW, Math.min(DB_PER_WINDOW, choiceDb - nowDb))
      return nowDb
    },
  }
}
