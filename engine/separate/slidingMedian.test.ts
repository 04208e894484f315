import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { createRunningMedian, medianOfNeighbours } from './slidingMedian.ts'

const random = createRandom(7)
// Few different values, so that many are equal: those are the ones an ordered span mixes up.
const values = (count: number): Float32Array =>
  Float32Array.from({ length: count }, () => Math.floor(random.between(0, 6)))
const median = (list: readonly number[]): number | undefined => list.toSorted((a, b) => a - b)[list.length >> 1]

describe('medians that slide along', () => {
  it('are those of sorting every neighbourhood anew, with the ends repeated', () => {
    const row = values(80)
    const found = new Float32Array(row.length)
    for (const reach of [0, 1, 4]) {
      medianOfNeighbours(row, reach, found)
      const sorted = Array.from(row, (_, i) =>
        median(
          Array.from({ length: 2 * reach + 1 }, (__, k) => row[Math.min(79, Math.max(0, i + k - reach))] ?? Number.NaN),
        ),
      )
      expect([...found]).toEqual(sorted)
    }
  })

  it('over the last rows begin with silence and forget what is older', () => {
    const LENGTH = 5
    const next = createRunningMedian(3, LENGTH)
    const rows: Float32Array[] = Array.from({ length: LENGTH }, () => new Float32Array(3))
    for (let step = 0; step < 40; step++) {
      rows.push(values(3))
      const found = new Float32Array(3)
      next(rows.at(-1) ?? found, found)
      const last = rows.slice(-LENGTH)
      expect([...found]).toEqual([0, 1, 2].map((i) => median(last.map((row) => row[i] ?? Number.NaN))))
    }
  })
})
