import { describe, expect, it } from 'vitest'
import { blendStyles } from './blendStyles.ts'

describe('one style out of several', () => {
  it('begins with what they share and takes from each in turn', () => {
    expect(blendStyles(['Jazz, piano, smoky', 'bossa nova, flute, piano', 'jazz, upright bass'])).toBe(
      'jazz, piano, bossa nova, flute, upright bass, smoky',
    )
  })

  it('names one kind of voice and no tempo', () => {
    const styles = ['jazz, female vocals, 124 bpm', 'jazz, male vocals, 90 bpm', 'folk, male vocals']
    expect(blendStyles(styles)).toBe('jazz, folk, male vocals')
  })

  it('is a style as it was when there is only one, and never too long', () => {
    expect(blendStyles(['slow waltz, strings'])).toBe('slow waltz, strings')
    expect(blendStyles([Array.from({ length: 30 }, (_, i) => `instrument ${i}`).join(', ')]).split(', ')).toHaveLength(
      8,
    )
    expect(blendStyles(['x'.repeat(900), 'y'.repeat(100)]).length).toBeLessThanOrEqual(180)
    expect(blendStyles(['', ' , '])).toBe('')
  })
})
