import { describe, expect, it } from 'vitest'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { draftSong } from '../writeSong.ts'
import { echoOf } from './litany.ts'

const sectionsOf = (description: string, seed = 3) =>
  parseLyrics(draftSong({ seed, description, instrumental: false }).lyrics)
const linesOf = (description: string, tag: string): string[] =>
  sectionsOf(description)
    .filter((section) => section.tag === tag)
    .flatMap(({ lines }) => lines)

describe('what is told beside the thing a song was written of', () => {
  it('stands in a place of its own, each thing answered by its own last words', () => {
    const lines = linesOf('a country song about a picnic, Bill brought the beans and Sue forgot the spoons', 'bridge')
    expect(lines).toContain('Bill brought the beans')
    expect(lines).toContain('(Brought the beans)')
    expect(lines).toContain('Sue forgot the spoons')
    expect(lines).toContain('(Forgot the spoons)')
  })

  it('opens the song where it is one thing, and leaves its verses whole', () => {
    const description = 'a song about a lighthouse keeper who paints the stars'
    const [first, second, ...verses] = linesOf(description, 'verse')
    expect([first, second]).toEqual(['A lighthouse keeper paints the stars', '(Paints the stars)'])
    expect(verses.length).toBeGreaterThan(7)
    expect(verses.join(' ')).not.toContain('paints the stars')
    expect(linesOf(description, 'bridge').join(' ')).not.toContain('paints the stars')
  })

  it('is told in the other take too', () => {
    const description = 'a song about a lighthouse keeper who paints the stars'
    const first = draftSong({ seed: 3, description, instrumental: false }).lyrics.split('\n')
    const other = draftSong({ seed: 4, description, instrumental: false, avoid: first })
    expect(other.lyrics).toContain('A lighthouse keeper paints the stars')
  })

  it('is not said again where the song says it already', () => {
    expect(sectionsOf("an 80's song about watching fireworks").flatMap(({ lines }) => lines)).not.toContain(
      '(Watching fireworks)',
    )
  })

  it('of whoever is sung to is told in the verses', () => {
    const verses = linesOf('a song for my dad Tom who loves fishing and fixed my bike', 'verse').join(' ')
    expect(verses).toMatch(/you love fishing/i)
  })

  it.each([
    ['Kate and Greg went to a winery', 'to a winery'],
    ['Kate and Greg played tennis', 'played tennis'],
    ["I'm a single mom of three boys", 'three boys'],
    ['The river is dying', 'dying'],
    ["It's a girl", 'a girl'],
    ['She has no friends', 'no friends'],
    ['Earth is on fire', 'Earth is on fire'],
    ['Everyone is mad', 'Everyone is mad'],
  ])('%j is answered by %j', (line, echo) => {
    expect(echoOf(line)).toBe(echo)
  })
})
