import { describe, expect, it } from 'vitest'
import { writeSong } from '../writeSong.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const sing = (description: string) =>
  SEEDS.map((seed) => writeSong({ seed, description, instrumental: false })).map(
    ({ title, lyrics }) => `${title}\n${lyrics}`,
  )

describe('a song never says the opposite of what was asked', () => {
  it('a dead dog is mourned, not celebrated', () => {
    for (const song of sing('our dog Rex died last winter, he loved the river')) {
      expect(song).toContain('Rex')
      expect(song).not.toMatch(/here's to|hooray|party|cheers|congratulat/i)
    }
  })

  it('a lost job is nothing anybody wants', () => {
    for (const song of sing('I lost my job at the bakery on Friday')) {
      expect(song).toMatch(/lost my job/i)
      expect(song).not.toMatch(/want is los|job pays|here's to/i)
    }
  })

  it('a prayer for peace asks for no war', () => {
    for (const song of sing('a prayer for peace')) {
      expect(song).toMatch(/peace/i)
      expect(song).not.toMatch(/give (me|us) (the )?war|\bkill\b|revenge/i)
    }
  })

  it('moving with a friend is a beginning', () => {
    for (const song of sing('moving to a new city with my best friend')) {
      expect(song).toMatch(/new city/i)
      expect(song).not.toMatch(/grave|funeral|mourn|buried|died/i)
    }
  })

  it('a request in another language gets no mixture, but is told the truth in brackets nobody sings', () => {
    const { title, lyrics } = writeSong({ seed: 1, description: 'una canción sobre el mar', instrumental: false })
    expect(title).toBe('In Your Own Words')
    expect(lyrics).toMatch(/^\[Arioso writes lyrics in English so far\. .*Spanish.*\]$/)
  })
})
