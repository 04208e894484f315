import { describe, expect, it } from 'vitest'
import { hear, startTally } from './playTally.ts'

function listen(positions: number[], durationSeconds = 120): number {
  let tally = startTally(0)
  let counts = 0
  for (const position of positions) {
    const heard = hear(tally, position, durationSeconds)
    if (heard.countNow) counts += 1
    tally = heard
  }
  return counts
}

describe('counting plays', () => {
  it('[PLY-03] counts one play after five seconds of listening', () => {
    expect(listen([1, 2, 3, 4])).toBe(0)
    expect(listen([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1)
  })

  it('[PLY-03] of a short song almost a third is enough', () => {
    expect(listen([1, 2], 10)).toBe(0)
    expect(listen([1, 2, 3], 10)).toBe(1)
  })

  it('[PLY-03] skipping forward is not listening', () => {
    expect(listen([1, 60, 61, 120, 121])).toBe(0)
  })

  it('going back and hearing it again still counts once', () => {
    expect(listen([1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6])).toBe(1)
  })
})
