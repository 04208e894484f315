import { describe, expect, it } from 'vitest'
import { callsKit } from './sungKits.fixture.ts'

describe('what a request is at heart', () => {
  it.each([
    ['a song about the Lisbon dockers protests', 'equality'],
    ['a rock song about a clerk whose feelings are never returned', 'unrequited love'],
    ['a tale of triumph, a band of sisters, defeating the odds', 'champions'],
    ['a pop song about a relationship being fake', 'love gone wrong'],
    ['a country song about how the devil will come for you on your best day. learn to dance in the rain', 'the devil'],
    ['a folk song about the potato famine', 'hunger'],
    ['a soul song about thinking about you still', 'missing you'],
    ['a rap song about women cars and friends', 'having fun'],
    ['a song about being mocked at school', 'bullied'],
    ['a metal song about a hot teacher', 'secret crush'],
    ['a song about a dad who fights for his right to see his kids', 'custody'],
    ['a song about a world where factories are polluting the earth', 'climate change'],
  ])('calls a song of it: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a dance song about the fastest man on the planet', 'outer space'],
    ['a piano song about Indian Trail', 'india'],
    ['a celtic song about the potato famine', 'fries'],
    ['a folk song about sirens in the night city', 'sirens'],
    ['a rap about being a rap god', 'worship'],
    ['a song about two people who go home to play destiny', 'destiny'],
  ])('is not what a word beside it is: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })
})
