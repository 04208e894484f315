import type { Clip, RadioStation } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { correctDrift, estimateOffset, findLive } from './radioClock.ts'

const song = (id: string, duration: number): Clip => ({ id, metadata: { duration } }) as Clip
const station = {
  clip: song('first', 60),
  next_clip: song('second', 30),
  position_seconds: 10,
  server_time: 1_000_000,
} as RadioStation

describe('the clock of the station', () => {
  it('is read from the quickest of several answers', () => {
    const samples = [
      { sentAt: 0, serverTime: 5400, receivedAt: 800 },
      { sentAt: 1000, serverTime: 6010, receivedAt: 1020 },
      { sentAt: 2000, serverTime: 7290, receivedAt: 2300 },
    ]
    expect(estimateOffset(samples)).toBe(5000)
    expect(estimateOffset([])).toBeUndefined()
  })

  it('carries what was told on, into the next song and no further', () => {
    expect(findLive(station, 1_005_000)).toEqual({ clip: station.clip, atSeconds: 15 })
    expect(findLive(station, 1_052_000)).toEqual({ clip: station.next_clip, atSeconds: 2 })
    expect(findLive(station, 1_081_000)).toBeUndefined()
    expect(findLive({ ...station, clip: null }, 1_005_000)).toBeUndefined()
  })
})

describe('a listener out of step', () => {
  it('walks back by at most 2 percent, in the right direction, and jumps when it is far', () => {
    expect(correctDrift(0.01)).toEqual({ kind: 'hold' })
    expect(correctDrift(0.25)).toEqual({ kind: 'nudge', rate: 0.98 })
    expect(correctDrift(-0.25)).toEqual({ kind: 'nudge', rate: 1.02 })
    expect(correctDrift(-0.04)).toEqual({ kind: 'nudge', rate: 1.01 })
    expect(correctDrift(0.31)).toEqual({ kind: 'jump' })
    expect(correctDrift(-4)).toEqual({ kind: 'jump' })
  })
})
