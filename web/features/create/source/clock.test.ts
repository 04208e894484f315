import { describe, expect, it } from 'vitest'
import { formatClock, parseClock, showClock } from './clock.ts'

describe('a moment in a song', () => {
  it.each([
    ['1:05', 65],
    ['01:05', 65],
    ['0:00', 0],
    ['65', 65],
    ['1:75', undefined],
    ['1:', undefined],
    ['soon', undefined],
  ])('%s is read as %s seconds', (text, seconds) => {
    expect(parseClock(text)).toBe(seconds)
  })

  it('is written as mm:ss', () => {
    expect(formatClock(65.9)).toBe('01:05')
  })

  it('shows what is being written, and a moment that was picked on the wave since', () => {
    expect(showClock('1:5', 65)).toBe('1:5')
    expect(showClock('65', 65.4)).toBe('65')
    expect(showClock('1:', null)).toBe('1:')
    expect(showClock('01:05', 30)).toBe('00:30')
  })
})
