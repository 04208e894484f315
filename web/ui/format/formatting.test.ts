import { describe, expect, it } from 'vitest'
import { abbreviateNumber } from './abbreviateNumber.ts'
import { countOf } from './countOf.ts'
import { describeLength } from './describeLength.ts'
import { formatKey } from './formatKey.ts'
import { formatDuration } from './formatDuration.ts'

describe('numbers as people read them', () => {
  it('a song of 200 seconds lasts 3:20', () => {
    expect(formatDuration(200)).toBe('3:20')
    expect(formatDuration(65.9)).toBe('1:05')
  })

  it('a length nobody knows yet is a dash', () => {
    expect(formatDuration(null)).toBe('–:––')
    expect(formatDuration(Number.NaN)).toBe('–:––')
  })

  it('[ROW-01] play counts are abbreviated', () => {
    expect(abbreviateNumber(999)).toBe('999')
    expect(abbreviateNumber(1234)).toBe('1.2K')
    expect(abbreviateNumber(2_500_000)).toBe('2.5M')
  })

  it('a length is told in minutes where it is whole minutes', () => {
    expect([6, 60, 90, 480].map(describeLength)).toEqual(['6 seconds', '1 minute', '90 seconds', '8 minutes'])
  })

  it('one thing is not many', () => {
    expect(['0 plays', '1 play', '2 plays']).toEqual([0, 1, 2].map((count) => countOf(count, 'play')))
  })
})

it.each([
  ['F# minor', 'F♯ minor'],
  ['Bb dorian', 'B♭ dorian'],
  ['B major', 'B major'],
])('%s is printed with its sign', (key, printed) => {
  expect(formatKey(key)).toBe(printed)
})
