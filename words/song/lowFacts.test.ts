import { describe, expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { writeSong } from '../writeSong.ts'
import { moodOf } from './factMood.ts'
import { isRefused } from './refuseLine.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const write = (description: string) => SEEDS.map((seed) => writeSong({ seed, description, instrumental: false }).lyrics)

describe('what went wrong is not answered as a joy', () => {
  it.each([
    ['my best friend jasmine is starting chemo on monday', 'brave'],
    ['chant for the Milltown Badgers, we havent won since 2019', 'loyal'],
    ['i miss my brother who moved to australia', 'miss'],
    ['i dont miss you anymore', 'mine'],
    ['our dog Bruno cant jump on the couch anymore', 'ache'],
    ['a song about my dad who drinks too much and I still love him', 'ache'],
    ['song for my husband Tom who works too much', 'ache'],
    ['i feel so alone since my friends stopped talking to me', 'heavy'],
    ['a sad song about a man who sits alone in a bar every night', 'hush'],
    ['my brother is in prison, I want him to know I am waiting for him', 'miss'],
    ['a song about a knight who is drowning in an ocean of paperwork', 'hush'],
    ["a funny song about why you don't spit into a fan", 'funny'],
    ['a nostalgic song about having fun in the nineties', 'mine'],
    ['i love tomas. i think he might love me', 'mine'],
  ])('%j is %s', (description, mood) => {
    const reading = readRequest(description, '')
    expect(reading.facts.map(({ text, about }) => moodOf(text, about, reading))).toContain(mood)
  })

  it('a warning is given with a raised voice', () => {
    const reading = readRequest('a song about a giant who comes down the hill', '')
    expect(moodOf("You'd better run", 'person', reading)).toBe('angry')
    expect(moodOf("I'm suffocating in my own head", 'speaker', reading)).toBe('heavy')
  })

  it('nobody dances at a first chemotherapy', () => {
    for (const lyrics of write('my best friend jasmine is starting chemo on monday, something hopeful'))
      expect(lyrics).not.toMatch(/chemo.*\n.*(?:danced|flags|cheer)/i)
  })

  it('a son who leaves home leaves no stapler behind', () => {
    const reading = readRequest('my son Jonah is moving to Brazil for two years', '')
    expect(isRefused("You've left us your stapler, you've left us your chair", reading)).toBe(true)
    const colleague = readRequest('farewell song for our colleague Marcus, he leaves the office', '')
    expect(isRefused("You've left us your stapler, you've left us your chair", colleague)).toBe(false)
  })

  it('no team sings of the colours of another', () => {
    const reading = readRequest('chant for the Milltown Badgers, we play in green', '')
    expect(isRefused('Blue in the morning and blue at night', reading)).toBe(true)
    expect(isRefused('Here we come with our faces green', reading)).toBe(false)
  })
})

describe("a kit's song stays with its thing", () => {
  it('a shanty is called and answered to its end', () => {
    for (const lyrics of write('sea shanty about the office printer'))
      for (const { tag, lines } of parseLyrics(lyrics).filter((section) => section.tag.startsWith('verse')))
        expect(
          lines.map((line) => line.startsWith('(')),
          `${tag}: ${lines.join(' / ')}`,
        ).toEqual(lines.map((_, at) => at % 2 === 1))
  })

  it('a hamster called Biscuit is nothing to eat', () => {
    for (const lyrics of write('my hamster biscuit escaped and lives behind the fridge now'))
      expect(lyrics).not.toMatch(/\b(?:oven|flour|icing|bake\w*)\b/i)
  })
})
