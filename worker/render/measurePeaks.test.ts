import { expect, it } from 'vitest'
import { createPeakMeter } from './measurePeaks.ts'

it('a quiet verse looks lower than a loud chorus, whatever the blocks', () => {
  const meter = createPeakMeter(80_000)
  const quiet = new Float32Array(40_000).fill(0.1)
  const loud = new Float32Array(20_000).fill(0.4)
  meter.add(0, quiet, quiet)
  meter.add(40_000, loud, loud)
  meter.add(60_000, loud, loud)
  const peaks = meter.peaks()
  expect(peaks).toHaveLength(800)
  expect(peaks[100]).toBeCloseTo(0.25, 2)
  expect(peaks[700]).toBe(1)
})

it('silence is drawn as nothing', () => {
  expect(new Set(createPeakMeter(1000).peaks())).toEqual(new Set([0]))
})
