import { sin, TAU } from './math.ts'

export const SINE_SIZE = 8192
export const SINE_MASK = SINE_SIZE - 1

/** One sine cycle, with one sample more so that interpolation never wraps. */
export const SINE = Float64Array.from({ length: SINE_SIZE + 1 }, (_, i) => sin((TAU * i) / SINE_SIZE))

/** Sine of a phase counted in cycles; any sign. */
export function sineOfCycles(cycles: number): number {
  const position = (cycles - Math.floor(cycles)) * SINE_SIZE
  const index = position | 0
  const low = SINE[index]
  return low + (SINE[index + 1] - low) * (position - index)
}
