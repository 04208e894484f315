import { pow } from '../../audio/math.ts'
import { integratedLufs } from '../../measure/loudness.ts'
import { TARGET_LUFS } from './settleLoudness.ts'

/** `trustSlices`: how many seconds of foretelling the first measurements must outweigh, in tenths of a second. */
type Pace = { mostDb: number; dbPerWindow: number; trustSlices: number }

// Slower than a section changes: what is louder by intent stays louder. Half a minute was over before the slow one arrived.
const PACES: Record<'slow' | 'quick', Pace> = {
  slow: { mostDb: 1.5, dbPerWindow: 0.015, trustSlices: 60 },
  quick: { mostDb: 2.5, dbPerWindow: 0.04, trustSlices: 30 },
}
const HALVINGS = 8

export type LoudnessRide = {
  /** Looks at what has left so far (power per 100 ms) and chooses where the rest should go. */
  listen: (sounded: readonly number[]) => void
  /** Decibels for the next window: moves slowly towards the choice. */
  next: () => number
}

/** Steers the integrated loudness to its target by nudging what is still to come. */
export function createLoudnessRide(expected: Float64Array, pace: keyof typeof PACES): LoudnessRide {
  const { mostDb, dbPerWindow, trustSlices } = PACES[pace]
  const average = expected.reduce((sum, power) => sum + power, 0) / Math.max(1, expected.length)
  let choiceDb = 0
  let nowDb = 0

  return {
    listen(sounded) {
      if (average <= 0 || sounded.length >= expected.length) return
      const prior = average * trustSlices
      const heard = sounded.reduce((sum, power) => sum + power, prior)
      const foretold = expected.subarray(0, sounded.length).reduce((sum, power) => sum + power, prior)
      const rest = expected.subarray(sounded.length).map((power) => (power * heard) / foretold)
      let low = -mostDb
      let high = mostDb
      for (let turn = 0; turn < HALVINGS; turn++) {
        const middle = (low + high) / 2
        const gain = pow(10, middle / 10)
        if (integratedLufs([...sounded, ...rest.map((power) => power * gain)]) > TARGET_LUFS) high = middle
        else low = middle
      }
      choiceDb = (low + high) / 2
    },
    next() {
      nowDb += Math.max(-dbPerWindow, Math.min(dbPerWindow, choiceDb - nowDb))
      return nowDb
    },
  }
}
