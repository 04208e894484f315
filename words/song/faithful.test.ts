import { describe, expect, it } from 'vitest'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { createRandom } from '../random.ts'
import { readRequest } from '../reader/readRequest.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { draftSong } from '../writeSong.ts'
import { fitsTrade } from './fitsTrade.ts'
import { listImages } from './imagery.ts'
import { reorder } from './singFact.ts'

const SEEDS = [1, 2, 3, 4]
const draft = (description: string) => SEEDS.map((seed) => draftSong({ seed, description, instrumental: false }))
const chorusOf = (lyrics: string): string =>
  parseLyrics(lyrics)
    .find(({ tag }) => tag === 'chorus')
    ?.lines.join(' ') ?? ''

describe('a song keeps to what it was asked', () => {
  it.each([
    ['jingle for my bakery called Crumb & Co in Leeds', 'Crumb & Co'],
    ["a jingle for Joe's Pizza in Brooklyn, open all night", "Joe's Pizza"],
    ['chant for Riverside United', 'Riverside United'],
  ])('%j names %s in its chorus, whole', (description, name) => {
    for (const { lyrics } of draft(description)) expect(chorusOf(lyrics)).toContain(name)
  })

  it.each([
    ['a song about my sourdough starter called Clint Yeastwood', 'Clint Yeastwood'],
    ['a country song about a boat called Second Wind', 'Second Wind'],
    ['a rock song about a town called Malice', 'Malice'],
  ])('%j sings of %s by its name', (description, name) => {
    for (const { lyrics, title } of draft(description)) expect(`${title} ${lyrics}`).toContain(name)
  })

  it('no haircuts at the baker’s', () => {
    expect(fitsTrade("Hair today and it's gone by three", 'my bakery')).toBe(false)
    expect(fitsTrade("Hair today and it's gone by three", 'my salon')).toBe(true)
  })

  it('a told line is answered by a rhyme or stands in a quatrain', () => {
    const wishes = ['my son Noah turns 7', 'my friend Tom fixed my bike in Canada', 'our cat Pixel sits on my keyboard']
    const sections = wishes.flatMap(draft).flatMap(({ draft: song }) => song?.sections ?? [])
    const unrhymed = sections.flatMap(({ lines }) =>
      lines.flatMap((line, at) => {
        const [next, third] = [lines[at + 1], lines[at + 2]]
        const isCouplet =
          line.source === 'fact' && next?.source === 'answer' && !['fact', 'answer'].includes(third?.source ?? '')
        return isCouplet && rhymeScore(line.text, next.text) < FAMILY ? [`${line.text} / ${next.text}`] : []
      }),
    )
    expect(unrhymed).toEqual([])
  })

  it('tells a thing the other way round where that rhymes', () => {
    const reading = readRequest('finding his hoodie in the laundry', '')
    expect(reorder('I found your hoodie in the laundry', reading)).toEqual(['In the laundry I found your hoodie'])
    expect(reorder('I have a crush on the girl', reading)).toEqual([])
  })

  it('nobody courts the couple at a wedding of others', () => {
    for (const { lyrics } of draft('a wedding song for Anna and James who met on platform nine'))
      expect(lyrics).not.toMatch(/\b(?:marry me|with you, I|my love|be mine|kiss me|you and me)\b/i)
  })

  it('a break-up is no leaving do', () => {
    for (const { lyrics } of draft('my girlfriend left me after three years'))
      expect(lyrics).not.toMatch(/last day|new streets|every one, we'll keep|send us/i)
  })

  it('names the thing a song without a subject looks at', () => {
    for (const { draft: song, lyrics, title } of draft('a love song')) {
      expect(song).toBeDefined()
      expect(`${title} ${lyrics}`.length).toBeGreaterThan(200)
    }
    const [motif] = listImages(readRequest('a love song', ''), createRandom(4))
    expect(motif).toMatchObject({ isMotif: true })
  })

  it('sings to children without beer, knives or rent', () => {
    for (const wish of ['a lullaby for my baby Otis', 'a song for kids about brushing your teeth'])
      for (const { lyrics } of draft(wish))
        expect(lyrics).not.toMatch(/\b(?:beer|wine|whisky|rent|knife|grave|gun|pub)\b/i)
  })
})
