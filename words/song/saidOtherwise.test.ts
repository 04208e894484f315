import { describe, expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'
import { findKit } from './findKit.ts'
import { saidOtherwise } from './saidOtherwise.ts'

describe('what is told, said as a song of it is called', () => {
  it.each([
    ['wanting to be free', 'want to be free'],
    ['regaining hope', 'hope'],
    ['being your own true self', 'yourself'],
  ])('%j is also %j', (told, other) => {
    expect(saidOtherwise(told)).toContain(other)
  })

  it('finds the song of it', () => {
    expect(findKit(readRequest('a pop song about wanting to be free', ''), 0)?.test('freedom')).toBe(true)
  })

  it('comes after what is said as it stands', () => {
    expect(findKit(readRequest('a song about wanting a puppy', ''), 0)?.test('puppies')).toBe(true)
  })
})
