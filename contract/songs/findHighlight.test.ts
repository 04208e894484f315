import { describe, expect, it } from 'vitest'
import { findHighlight } from './findHighlight.ts'

describe('where a video begins', () => {
  it('is where the song is loudest', () => {
    const peaks = Array.from({ length: 400 }, (_, index) => (index >= 200 && index < 260 ? 0.9 : 0.3))
    expect(findHighlight(peaks, 200, 30)).toBe(100)
  })

  it('is the beginning of a song that is shorter than the video, or not measured', () => {
    expect(findHighlight([0.1, 0.9], 20, 30)).toBe(0)
    expect(findHighlight([], 200, 30)).toBe(0)
  })
})
