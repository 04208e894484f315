import { describe, expect, it } from 'vitest'
import { formatAgo } from './formatAgo.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (seconds: number): string => formatAgo(new Date(now.getTime() - seconds * 1000), now)

describe('how long ago', () => {
  it.each([
    [-5, 'just now'],
    [59, 'just now'],
    [60, '1 min ago'],
    [7300, '2 hr ago'],
    [86_400, '1 day ago'],
    [40 * 86_400, '1 mo ago'],
    [800 * 86_400, '2 yr ago'],
  ])('%s seconds', (seconds, words) => {
    expect(ago(seconds)).toBe(words)
  })
})
