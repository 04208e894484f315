import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { findKit } from '../song/findKit.ts'
import { OF_GENRES } from '../song/heardKits.ts'
import { KITS } from '../song/kitBanks.ts'
import { LENT_TO_GENRES } from './lentByGenre.ts'
import { isOnlyStyle } from './onlyStyle.ts'
import { readRequest } from './readRequest.ts'

const abouts = OF_GENRES.flatMap((bank) => bank.kits?.() ?? []).map(({ about }) => about)

describe('what a genre is lent', () => {
  it('leads to a whole song of its own, and no song is lent to nobody', () => {
    const read = (told: string) => ({ ...readRequest('rock', ''), told, facts: [], topics: [] })
    const found = LENT_TO_GENRES.map((subject) => findKit(read(subject), 0))
    expect(LENT_TO_GENRES.filter((_, at) => !abouts.some((about) => about === found[at]))).toEqual([])
    expect(abouts.filter((about) => !found.includes(about)).map(({ source }) => source)).toEqual([])
  })

  it.each([
    'doom metal, slow, female vocalist',
    'industrial metal',
    'punk rock',
    'sad emo, acoustic guitar',
    'deep house track with female vocals',
    'dark minimal techno',
    'eurobeat, fast',
    'synthwave, dreamy, male singer',
    'lofi hip hop beat',
    'slow blues',
    'celtic folk',
    'boom bap rap, gritty',
    'shoegaze, hazy, reverb guitars',
    'salsa, trumpet, energetic',
    'orchestral epic cinematic choir',
    'roots reggae, relaxed',
    'k-pop, girl group, catchy',
    'dark country, baritone voice',
  ])('is sung from the first line to the last: %j', (description) => {
    for (const seed of [3, 4, 5]) {
      const { draft } = draftSong({ seed, description, instrumental: false })
      const sources = new Set(draft?.sections.flatMap(({ lines }) => lines.map(({ source }) => source)))
      expect([...sources]).toEqual(['occasion'])
    }
  })

  it('is another song for the next who asks for the same', () => {
    const title = (seed: number) =>
      draftSong({ seed, description: 'hard rock, raspy voice', instrumental: false }).title
    expect(new Set([1, 2, 3, 4, 5, 6].map(title)).size).toBeGreaterThanOrEqual(4)
  })
})

describe('a request of nothing but style', () => {
  it.each([
    'melancholic britpop, female singer',
    'dance, electro-pop, deep bass, remix',
    'a slow waltz with strings and a male choir',
    'prog rock',
  ])('is known: %j', (description) => expect(isOnlyStyle(description)).toBe(true))

  it.each([
    'a pop song about soul food',
    'country girl',
    'metal heart',
    'my old guitar',
    'jazz, my grandmother',
    'summer love',
    'house of cards',
    'lullaby for piano',
    'kids song, ukulele',
  ])('is not taken for one: %j', (description) => expect(isOnlyStyle(description)).toBe(false))
})

describe('an abstract subject', () => {
  it.each([
    'a blues song about respect',
    'lost love',
    'a piano ballad about broken dreams',
    'a metal song about darkness',
    'a song about an AI writing songs',
    'a song about music',
    'a party song about love and money',
    'a folk song about growing old alone',
    'a punk song about revolution',
  ])('is sung as what it is, not as somebody who comes to tea: %j', (description) => {
    const titles = KITS.abstracts.list().flatMap(({ title }) => title?.toLowerCase() ?? [])
    const { title, draft } = draftSong({ seed: 7, description, instrumental: false })
    const sources = new Set(draft?.sections.flatMap(({ lines }) => lines.map(({ source }) => source)))
    expect(titles).toContain(title.toLowerCase())
    expect([...sources]).toEqual(['occasion'])
  })
})
