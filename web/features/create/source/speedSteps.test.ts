import { describe, expect, it } from 'vitest'
import { formatMultiplier, SPEED_STEPS, toMultiplier, toSteps } from './speedSteps.ts'

describe('adjusting the speed', () => {
  it('reaches from a quarter to four times', () => {
    expect(toMultiplier(-SPEED_STEPS)).toBe(0.25)
    expect(toMultiplier(0)).toBe(1)
    expect(toMultiplier(SPEED_STEPS)).toBe(4)
  })

  it('every step finds its way back', () => {
    for (let steps = -SPEED_STEPS; steps <= SPEED_STEPS; steps += 1) expect(toSteps(toMultiplier(steps))).toBe(steps)
  })

  it('an octave down reads as half speed', () => {
    expect(formatMultiplier(toMultiplier(-12))).toBe('0.5×')
  })
})
