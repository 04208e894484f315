import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { LINE_BANKS } from './lineBanks.ts'
import { callsKit, sing } from './sungKits.fixture.ts'

const kits = LINE_BANKS.filter((bank) => bank.occasion === 'kit').flatMap((bank) => bank.kits?.() ?? [])
const titlesOf = (words: string): string[] =>
  kits.filter(({ about }) => about.test(words)).flatMap((kit) => kit.list().flatMap(({ title }) => title ?? []))

describe('what people really ask for', () => {
  it.each([
    ['sad indie song about needing to pee but you do not want to leave the movie', 'needing to pee in the movie'],
    ['funny rap about pooping', 'pooping'],
    ['a rock and roll song about baked beans', 'baked beans'],
    ['grunge song about one banana', 'one banana'],
    ['a song about a gorilla who is allergic to bananas', 'a gorilla who is allergic to bananas'],
    ['a song about my loud husky', 'husky'],
    ['an upbeat song about a Husky who talks back', 'husky'],
    ['hardcore song about being allergic to my cat', 'allergic to my cat'],
    ['a song about garlic bread', 'garlic bread'],
    ['reggae about a sloth', 'a sloth'],
    ['song about a possum playing dead', 'possum playing dead'],
    ['a song about deploying on a Friday', 'deploying on a Friday'],
    ['punk song about our tech debt', 'tech debt'],
    ['no, I wont fix your laptop, I am a software developer', 'fix your laptop'],
    ['song about disaster recovery and a chaos monkey', 'disaster recovery'],
    ['a rap about gradient boosting', 'gradient boosting'],
    ['a mariachi about the contractors who close our tickets', 'contractors'],
    ['pop song about a ham radio balloon over Ohio', 'ham radio balloon'],
    ['a song about artificial intelligence making music', 'artificial intelligence making music'],
    ['a song about the balance sheet for my finance class', 'balance sheet'],
    ['a song teaching fractions', 'fractions'],
    ['a song about two departments becoming one', 'two departments becoming one'],
    ['a song about being bored on a zoom call', 'bored on a zoom call'],
    ['a work anniversary song for Priya, our team leader', 'work anniversary'],
    ['chill wave song about a traffic jam on the way home', 'traffic jam'],
    ['a song about our darts team', 'darts team'],
    ['a song about growing up in a mining town', 'growing up in a mining town'],
    ['a song about a knight at a save point', 'a knight at a save point'],
    ['a song about a lost desert tribe crossing the dunes', 'desert tribe'],
    ['dark pop about obsessive love', 'obsessive love'],
    ['she is so bad for me', 'she is so bad for me'],
    ['a girl who loves a boy who never loved her back', 'never loved her back'],
    ['a song about fire and water in love', 'fire and water in love'],
    ['country song about drinking beer, line dancing and my pickup', 'drinking beer, line dancing and my pickup'],
    ['a hopeful song about playing in the rain with my friends', 'playing in the rain'],
    ['whiskey and heartbreak', 'whiskey and heartbreak'],
    ['a punk song against fascism', 'fascism'],
    ['slow song about odd socks who never find their pair', 'odd socks who never find their pair'],
    ['a song about the joy of being a father', 'joy of being a father'],
    ['a song about missing my youth', 'missing my youth'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['spilling the beans about the surprise', 'baked beans'],
    ['my cat Pickles', 'pickles'],
    ['a birthday song for my dog Banana', 'a banana'],
    ['a song for my friend Karen', 'a karen'],
    ['the doctors in the emergency room', 'emergency exit rules'],
    ['my wife who loves corn', 'corn'],
    ['a bull rider from Texas', 'a cow'],
    ['monkey business at the office', 'a monkey'],
    ['my feet on the ground', 'smelly feet'],
    ['recovery after surgery', 'disaster recovery'],
    ['a song about a horse called Scrum', 'daily standup meeting'],
    ['the cloud over the hill', 'cloud computing'],
  ])('leaves alone what only sounds like it: %j is not %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })

  it('answers the mood that was asked for', () => {
    const chorus = (description: string): string =>
      draftSong({ seed: 5, description, instrumental: false, avoid: [] }).title
    expect(chorus('a dark song about machine learning')).toBe('Black Box')
    expect(['It\u2019s a Dog, It\u2019s a Muffin', "It's a Dog, It's a Muffin"]).toContain(
      chorus('a funny song about machine learning'),
    )
  })

  it('sings two takes of one request in different verses', () => {
    const one = sing('a song about a capybara in a traffic jam', 1)
    const other = sing('a song about a capybara in a traffic jam', 2, one)
    expect(other).not.toEqual(one)
    expect(titlesOf('traffic jam').length).toBeGreaterThanOrEqual(3)
  })
})
