import { glideHertz } from '../audio/controlCurve.ts'
import { exp } from '../audio/math.ts'

/** A filter that opens at once and closes to its resting place. */
export function snap(opening: (velocity: number) => number, rest: number, seconds60: number) {
  return (velocity: number, hertz: number) => {
    const top = Math.min(15_000, hertz * opening(velocity))
    const bottom = Math.min(top, Math.max(180, hertz * rest))
    return (seconds: number): number => glideHertz(bottom, top, exp(-seconds / seconds60))
  }
}
