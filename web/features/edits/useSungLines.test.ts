import { describe, expect, it } from 'vitest'
import { asWritten } from './useSungLines.ts'

describe('a sung line in the editor', () => {
  it('has the commas of the lyrics, and stays as it is sung where they differ', () => {
    const lyrics = ['[Verse]', 'Oh, river, carry me home! ', 'Don’t go']
    expect(asWritten('Oh river carry me home', lyrics)).toBe('Oh, river, carry me home!')
    expect(asWritten('Dont go', lyrics)).toBe('Don’t go')
    expect(asWritten('Another line', lyrics)).toBe('Another line')
  })
})
