import { describe, expect, it } from 'vitest'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')

describe('what is said of the song is not sung', () => {
  it.each([
    [
      'A song about a snail who runs a hotel and it should be a happy song and the singer should be a girl',
      'a snail who runs a hotel',
    ],
    [
      'a punk song about my landlord losing his wig full of references, witty jokes and puns',
      'my landlord losing his wig',
    ],
    ['a song about our canal. Do not mention boats.', 'our canal'],
    ['rap about rare mosses. Please elaborate as you see fit', 'rare mosses'],
    ['a song about the hills of Georgia with few words', 'the hills of Georgia'],
    ['blues about a rival, complex song structure', 'a rival'],
    ['a song for my next move make it a mix of soul and trap. use a clean flow.', 'my next move'],
    ['a song about how I lost my tooth in the styles of soul, punk, and hip hop', 'I lost my tooth'],
    ['a song about a lost dog, lyrics in English', 'a lost dog'],
    ['a song about my shed and repeat the chorus twice', 'my shed'],
    ['a pop song about a rainy tram, suitable for a big tour', 'a rainy tram'],
    ['song about dinner with Ola and Piet. Cheers.', 'dinner with Ola and Piet'],
    [
      'a song about a lost cup final. The singer should also introduce the players. Let it be in English.',
      'a lost cup final. the players',
    ],
    ['a rock song about my barn in the key of G', 'my barn'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    'my uncle is full of jokes and puns',
    'please never mention her name again',
    'it should have been you and it should have been me',
    'I pray in Spanish and swear in French',
  ])('%j loses nothing', (description) => {
    expect(told(description)).toBe(description)
  })
})
