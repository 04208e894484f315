import { describe, expect, it } from 'vitest'
import { atan2, cos, exp, gainToDb, log, pitchToHertz, pow, sin, tanh } from './math.ts'

function points(low: number, high: number): number[] {
  return Array.from({ length: 2001 }, (_, i) => low + ((high - low) * i) / 2000)
}

describe('the own math kernels agree with the built-in ones', () => {
  it.each([
    ['sin', sin, Math.sin, -100, 100],
    ['cos', cos, Math.cos, -100, 100],
    ['exp', exp, Math.exp, -30, 30],
    ['log', log, Math.log, 1e-6, 1000],
    ['tanh', tanh, Math.tanh, -10, 10],
  ] as const)('%s', (_, own, builtIn, low, high) => {
    for (const x of points(low, high)) {
      const expected = builtIn(x)
      expect(Math.abs(own(x) - expected)).toBeLessThan(1e-11 * Math.max(1, Math.abs(expected)))
    }
  })

  it('atan2 in every quadrant', () => {
    for (const angle of points(-3.1, 3.1)) {
      expect(atan2(Math.sin(angle), Math.cos(angle))).toBeCloseTo(angle, 10)
    }
  })

  it('musical units', () => {
    expect(pitchToHertz(81)).toBeCloseTo(880, 8)
    expect(gainToDb(0.5)).toBeCloseTo(-6.0206, 4)
    expect(pow(2, 0.5)).toBeCloseTo(Math.SQRT2, 12)
  })
})
