import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { shorten } from './tellHook.ts'

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1)
const chorusOf = (description: string, seed: number, more: object = {}): { title: string; lines: string[] } => {
  const { title, draft } = draftSong({ seed, description, instrumental: false, ...more })
  const chorus = draft?.sections.find(({ tag }) => tag === 'Chorus')
  return { title, lines: (chorus?.lines ?? []).map(({ text }) => text) }
}

describe('a chorus of what was told', () => {
  it('often takes its title from the request', () => {
    const titles = SEEDS.map((seed) => chorusOf('my sister-in-law Karen who never stops talking', seed).title)
    expect(titles.filter((title) => title === 'You Never Stop Talking').length).toBeGreaterThan(3)
  })

  it('sings what somebody always says', () => {
    const songs = SEEDS.map((seed) => chorusOf('Gary from IT support who always says turn it off and on again', seed))
    expect(songs.filter(({ lines }) => lines.join(' ').includes('Turn it off and on again')).length).toBeGreaterThan(3)
  })

  it('cuts a long sentence where a voice would breathe', () => {
    expect(shorten('You broke up with me by text on my birthday')).toBe('You broke up with me by text')
    expect(shorten('I thought about the')).toBeUndefined()
    expect(shorten("I'm living in a van down in Baja", 7)).not.toBe("I'm living in a van down")
  })

  it('never cheers what went wrong', () => {
    for (const seed of SEEDS)
      expect(chorusOf('my local pub The Red Lion is closing', seed).lines.join(' ')).not.toMatch(
        /I wouldn't change|hip hip|so proud|lovely surprise/i,
      )
  })

  it('makes no party trick of what somebody went through for others', () => {
    for (const seed of SEEDS)
      expect(chorusOf('song for my grandpa Walt who fought in Korea', seed).lines.join(' ')).not.toMatch(
        /best act in town|take a bow, |room lights up|look where we are|bees/i,
      )
  })

  it('gives the other take another title', () => {
    for (const seed of SEEDS) {
      const description = 'my cousin Bea who steals chips and sings in lifts'
      const one = draftSong({ seed, description, instrumental: false })
      const two = draftSong({ seed: seed + 500, description, instrumental: false, avoid: one.lyrics.split('\n') })
      expect(two.title).not.toBe(one.title)
    }
  })

  it('gives a title somebody gave a whole chorus, and speaks of whom it speaks of', () => {
    const { lines } = chorusOf('a folk song about an old boat my grandfather built', 3, { title: 'The Boat He Built' })
    expect(lines).toHaveLength(4)
    expect(lines.filter((line) => /^the boat he built/i.test(line)).length).toBeGreaterThan(1)
    const { reading } = draftSong({
      seed: 3,
      description: 'a folk song about an old boat my grandfather built',
      title: 'The Boat He Built',
      instrumental: false,
    })
    expect(reading.address).toBe('about')
  })
})
