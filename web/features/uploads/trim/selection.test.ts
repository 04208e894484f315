import { describe, expect, it } from 'vitest'
import { isWhole, moveEdge, moveWhole, wholeOrLongest, zoomTo } from './selection.ts'

const limits = { durationSeconds: 100, minSeconds: 6, maxSeconds: 60 }

describe('trimming', () => {
  it('begins with everything, or as much from the start as the plan allows', () => {
    expect(wholeOrLongest(limits)).toEqual({ startSeconds: 0, endSeconds: 60 })
    const short = wholeOrLongest({ ...limits, durationSeconds: 12 })
    expect(short).toEqual({ startSeconds: 0, endSeconds: 12 })
    expect(isWhole(short, 12)).toBe(true)
    expect(isWhole({ startSeconds: 0.5, endSeconds: 12 }, 12)).toBe(false)
  })

  it('[UPL-06] never gets shorter than the minimum, nor longer than the maximum', () => {
    const trim = { startSeconds: 20, endSeconds: 40 }
    expect(moveEdge(trim, 'start', 39, limits)).toEqual({ startSeconds: 34, endSeconds: 40 })
    expect(moveEdge(trim, 'end', 21, limits)).toEqual({ startSeconds: 20, endSeconds: 26 })
    expect(moveEdge(trim, 'end', 95, limits)).toEqual({ startSeconds: 35, endSeconds: 95 })
    expect(moveEdge({ startSeconds: 50, endSeconds: 100 }, 'start', 5, limits)).toEqual({
      startSeconds: 5,
      endSeconds: 65,
    })
  })

  it('moves as a whole up to the ends', () => {
    expect(moveWhole({ startSeconds: 20, endSeconds: 40 }, 90, limits)).toEqual({ startSeconds: 80, endSeconds: 100 })
    expect(moveWhole({ startSeconds: 20, endSeconds: 40 }, -90, limits)).toEqual({ startSeconds: 0, endSeconds: 20 })
  })

  it('zooming brings a handle that lies outside of the picture into it', () => {
    expect(zoomTo({ startSeconds: 40, endSeconds: 60 }, 10, 90, 100)).toEqual({ startSeconds: 81, endSeconds: 91 })
    expect(zoomTo({ startSeconds: 40, endSeconds: 60 }, 10, 0, 100)).toEqual({ startSeconds: 0, endSeconds: 10 })
  })

  it('zooming keeps what is in the middle in the middle', () => {
    expect(zoomTo({ startSeconds: 0, endSeconds: 100 }, 50, 50, 100)).toEqual({ startSeconds: 25, endSeconds: 75 })
    expect(zoomTo({ startSeconds: 25, endSeconds: 75 }, 400, 30, 100)).toEqual({ startSeconds: 0, endSeconds: 100 })
  })
})
