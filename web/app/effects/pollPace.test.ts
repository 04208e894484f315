import { describe, expect, it } from 'vitest'
import { findUntold, untilNextLookMs } from './pollPace.ts'

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
    const known = { heardAtMs, isTimeUnknown: () => false, nowMs: 10_000 }
    expect(findUntold(ids, { isOn: true, ...known })).toEqual(['late', 'silent'])
    expect(findUntold(ids, { isOn: false, ...known })).toEqual(ids)
  })

  it('a song is asked for until it is known how long it will take, however much is pushed about it', () => {
    const heardAtMs = new Map([
      ['told', 9000],
      ['untold', 9000],
    ])
    const isTimeUnknown = (id: string): boolean => id === 'untold'
    expect(findUntold(['told', 'untold'], { isOn: true, heardAtMs, isTimeUnknown, nowMs: 10_000 })).toEqual(['untold'])
  })
})
