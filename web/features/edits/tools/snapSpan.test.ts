import { describe, expect, it } from 'vitest'
import { barLines, snapSpan } from './snapSpan.ts'

const BARS = [0, 2, 4, 6]

describe('a selection', () => {
  it('snaps to the nearest bar lines, whichever way it was drawn', () => {
    expect(snapSpan({ startSeconds: 1.8, endSeconds: 4.4 }, BARS, 7)).toEqual({ startSeconds: 2, endSeconds: 4 })
    expect(snapSpan({ startSeconds: 4.4, endSeconds: 1.8 }, BARS, 7)).toEqual({ startSeconds: 2, endSeconds: 4 })
  })

  it('is at least one bar, and reaches the end of the song', () => {
    expect(snapSpan({ startSeconds: 3.9, endSeconds: 4.1 }, BARS, 7)).toEqual({ startSeconds: 4, endSeconds: 6 })
    expect(snapSpan({ startSeconds: 6.2, endSeconds: 6.9 }, BARS, 7)).toEqual({ startSeconds: 6, endSeconds: 7 })
  })

  it('a song that begins in the middle of a bar can be selected from its start, one without bars by the second', () => {
    expect(barLines([1.5, 3.5], 4)).toEqual([0, 1.5, 3.5, 4])
    expect(barLines([], 2.5)).toEqual([0, 1, 2, 2.5])
  })
})
