import { describe, expect, it } from 'vitest'
import { appendStyle } from './appendStyle.ts'

describe('inspiration chips', () => {
  it('[CRE-08] pressing one adds it to the prompt', () => {
    expect(appendStyle('', 'bossa nova', 500)).toBe('bossa nova')
    expect(appendStyle('a song for my cat ', 'bossa nova', 500)).toBe('a song for my cat, bossa nova')
    expect(appendStyle('lo-fi,', 'rainy', 500)).toBe('lo-fi, rainy')
  })

  it('[CRE-08] only while the whole prompt stays within its limit', () => {
    const full = 'x'.repeat(495)
    expect(appendStyle(full, 'jazz', 500)).toBe(full)
    expect(appendStyle('x'.repeat(494), 'jazz', 500)).toHaveLength(500)
  })

  it('does not say the same style twice', () => {
    expect(appendStyle('warm Jazz trio', 'jazz', 500)).toBe('warm Jazz trio')
  })
})
