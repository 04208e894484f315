import { describe, expect, it } from 'vitest'
import { formatClock, parseClock } from './clock.ts'

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
})
