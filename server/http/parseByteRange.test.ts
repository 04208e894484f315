import { describe, expect, it } from 'vitest'
import { parseByteRange } from './parseByteRange.ts'

describe('byte ranges of a 1000-byte song', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=500-2000', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=7-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['pages=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
    [undefined, 'whole'],
  ])('%s', (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected)
  })
})
