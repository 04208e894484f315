import { exp } from '../audio/math.ts'

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Less the mean, in standard deviations. */
export function standardise(values: readonly number[]): number[] {
  const middle = mean(values)
  const deviation = Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))))
  return values.map((value) => (deviation === 0 ? 0 : (value - middle) / deviation))
}

export function chanceOf(evidence: number): number {
  return 1 / (1 + exp(-evidence))
}
