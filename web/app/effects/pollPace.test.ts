import { describe, expect, it } from 'vitest'
import { findTimedOut, untilNextLookMs } from './pollPace.ts'

describe('looking after songs in the making', () => {
  it('[API-02 a b] every five seconds while one is made, every second while none is', () => {
    expect(untilNextLookMs(1)).toBe(5000)
    expect(untilNextLookMs(0)).toBe(1000)
  })

  it('[API-02 d] where news is pushed, only songs that gave none for five seconds are asked for', () => {
    const heardAtMs = new Map([
      ['fresh', 6000],
      ['late', 5000],
    ])
    const ids = ['fresh', 'late', 'silent']
    expect(findTimedOut(ids, { isOn: true, heardAtMs, nowMs: 10_000 })).toEqual(['late', 'silent'])
    expect(findTimedOut(ids, { isOn: false, heardAtMs, nowMs: 10_000 })).toEqual(ids)
  })
})
