import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const factsOf = (request: string): string[] => readRequest(request, '').facts.map(({ text }) => text)

describe('sentences typed without a stop', () => {
  it.each([
    [
      'he is a good man he works all day he never complains he loves his garden',
      ["He's a good man", 'He works all day', 'He never complains', 'He loves his garden'],
    ],
    [
      'my cat thinks she is the boss of the house she knocks everything off the table',
      ["You think you're the boss of the house", 'You knock everything off the table'],
    ],
    [
      'song about the time we got lost in the woods and Pete cried and Sam found a bus stop',
      ['We got lost in the woods', 'You cried', 'Sam found a bus stop'],
    ],
    ["a woman who can't rest or enjoy herself because of men", ["A woman can't rest or enjoy herself because of men"]],
    [
      'a song about my dad being a terrible cook, mention the burnt lasagne',
      ["You're a terrible cook", 'The burnt lasagne'],
    ],
  ])('%j is told as %j', (request, facts) => {
    expect(factsOf(request)).toEqual(facts)
  })

  it.each([
    'the boat he built and the garden she planted',
    'my dad loves the truck he drives to work',
    'she has a dog she walks every morning',
    'a man who knows he lost the keys he needs',
    'he thinks he is a king',
  ])('%j is one sentence', (request) => {
    expect(readRequest(request, '').told).toBe(request)
  })
})

describe('orders around a story', () => {
  it.each([
    ['I want the song to be about my grandfather who was a fisherman', 'my grandfather who was a fisherman'],
    ['a song about how much I love pizza with a Lola Bright feel', 'I love pizza'],
    ['sad piano ballad about leaving home part 2', 'leaving home'],
    [
      'ballad about a vending machine that ate my coins, key change at the end, big drums',
      'a vending machine that ate my coins',
    ],
    ['sea shanty about the office printer with call and response', 'the office printer'],
  ])('%j tells %j', (request, told) => {
    expect(readRequest(request, '').told).toBe(told)
  })

  it('tells a band by its name and no further', () => {
    expect(readRequest("It's about my band The Wet Socks. We practice in a garage.", '').brand).toBe('The Wet Socks')
  })
})
