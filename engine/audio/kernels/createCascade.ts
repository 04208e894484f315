import type { Biquad } from '../biquad.ts'
import type { Desk, Row } from './createDesk.ts'

const VALUES = ['b0', 'b1', 'b2', 'a1', 'a2', 'z1', 'z2'] as const

export type Cascade = (left: Row, right: Row, frames?: number) => void

export const FILTER_DOUBLES = VALUES.length * 2

/** The same filters for both sides, each from silence. */
export function writeFilters(values: Float64Array, filters: readonly Biquad[]): void {
  filters.forEach((filter, i) => {
    VALUES.forEach((name, k) => values.fill(filter[name], i * FILTER_DOUBLES + 2 * k, i * FILTER_DOUBLES + 2 * k + 2))
  })
}

/** Filters one after the other, in place, each for its side; the state stays, so consecutive rows join without a seam. */
export function createCascade(desk: Desk, filters: readonly (readonly [Biquad, Biquad])[]): Cascade {
  const values = desk.doubles(filters.length * FILTER_DOUBLES)
  filters.forEach((pair, i) => {
    VALUES.forEach((name, k) => {
      const at = (i * VALUES.length + k) * 2
      values[at] = pair[0][name]
      values[at + 1] = pair[1][name]
    })
  })
  const { runCascade } = desk.kernels
  return (left, right, frames = left.length) => {
    runCascade(values.byteOffset, filters.length, left.byteOffset, right.byteOffset, frames)
  }
}
