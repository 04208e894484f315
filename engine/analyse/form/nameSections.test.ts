import { describe, expect, it } from 'vitest'
import { nameSections } from './nameSections.ts'

/** Each section as group, bars and decibels. */
function name(...sections: [group: number, bars: number, loudnessDb: number][]): string[] {
  let bar = 0
  return nameSections(
    sections.map(([group, bars, loudnessDb]) => {
      const startBar = bar
      bar += bars
      return { group, startBar, endBar: bar, loudnessDb } as Parameters<typeof nameSections>[0][number]
    }),
  )
}

describe('what the sections of a recording are called', () => {
  it('the loudest music that comes back is the chorus, other music that does the verse', () => {
    const heard = name(
      [9, 4, -20],
      [1, 8, -14],
      [2, 8, -10],
      [1, 8, -14],
      [2, 8, -10],
      [3, 8, -13],
      [2, 8, -10],
      [8, 4, -20],
    )
    expect(heard).toEqual(['intro', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus', 'outro'])
  })

  it('a louder part that is heard once is no chorus while another comes back nearly as loud', () => {
    expect(name([1, 8, -14], [2, 8, -11], [1, 8, -14], [3, 8, -10], [2, 8, -11])[3]).toBe('bridge')
    expect(name([1, 8, -14], [2, 8, -13], [1, 8, -14], [3, 8, -10], [2, 8, -13])[3]).toBe('chorus')
  })

  it('a loud last chord is an ending, and a single section a verse', () => {
    expect(name([1, 8, -14], [2, 8, -12], [1, 8, -14], [2, 8, -12], [5, 2, -9]).at(-1)).toBe('outro')
    expect(name([1, 16, -12])).toEqual(['verse'])
  })
})
