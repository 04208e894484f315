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

describe('how far a song was heard', () => {
  function reach(positions: number[], durationSeconds = 20): number[] {
    let tally = startTally(0)
    return positions.flatMap((position) => {
      const heard = hear(tally, position, durationSeconds)
      tally = heard
      return heard.reachedNow ?? []
    })
  }
  const from = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, index) => start + index)

  it('each milestone is told once, in order', () => {
    expect(reach(from(1, 20))).toEqual([25, 50, 75, 100])
    expect(reach([...from(1, 11), ...from(1, 11)])).toEqual([25, 50])
  })

  it('neither skipping to the end nor hearing the beginning again is hearing the whole', () => {
    expect(reach([1, 2, 19, 20])).toEqual([])
    expect(reach([...from(1, 10), ...from(1, 10), ...from(1, 10)])).toEqual([25, 50])
  })

  it('of a very short song none before its play counts', () => {
    expect(reach([0.5, 1, 1.5], 4)).toEqual([25])
  })
})
