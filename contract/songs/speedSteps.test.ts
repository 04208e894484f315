import { describe, expect, it } from 'vitest'
import { snapSpeed, speedSteps } from './speedSteps.ts'

describe('speed', () => {
  it('steps are 49 semitones from a quarter to four times', () => {
    expect(speedSteps).toHaveLength(49)
    expect([speedSteps[0], speedSteps[24], speedSteps[48]]).toEqual([0.25, 1, 4])
    expect(speedSteps[25]).toBeCloseTo(1.059463, 6)
  })

  it('without keeping the pitch it snaps to the nearest step', () => {
    expect(snapSpeed(1.02, { keepPitch: false })).toBe(1)
    expect(snapSpeed(1.05, { keepPitch: false })).toBeCloseTo(2 ** (1 / 12), 12)
    expect(snapSpeed(0.5, { keepPitch: false })).toBe(0.5)
  })

  it('keeping the pitch it is rounded to two decimals', () => {
    expect(snapSpeed(1.234, { keepPitch: true })).toBe(1.23)
    expect(snapSpeed(0.999, { keepPitch: true })).toBe(1)
  })

  it.each([true, false])('with keep pitch %s the speed stays between 0.25 and 4', (keepPitch) => {
    expect(snapSpeed(0.01, { keepPitch })).toBe(0.25)
    expect(snapSpeed(90, { keepPitch })).toBe(4)
  })
})
