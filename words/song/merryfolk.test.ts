import { describe, expect, it } from 'vitest'
import { callsKit } from './sungKits.fixture.ts'

describe('songs of people to tease, of beasts to stare at and of things with a wish', () => {
  it.each([
    ['my short friend Milo', 'my short friend'],
    ['my mum is so crazy', 'my mum is so crazy'],
    ['from grandma Elsa to her grandson Otto', 'from grandma to her grandson'],
    ['an acorn that grew into an oak', 'an acorn that grew into an oak'],
    ['jazz about the last tram home', 'last tram home'],
    ['a teapot who dreams of the sea', 'a teapot who dreams of the sea'],
    ['surf rock about collecting seashells', 'collecting seashells'],
    ['opera about spinach in my teeth', 'spinach in my teeth'],
    ['a folk song about hipsters', 'hipsters'],
    ['country song about Florida man', 'florida man'],
    ['a song about our first pool party', 'our first pool party'],
    ['funny song about animals in a zoo', 'animals in a zoo'],
    ['a rock song about Mothman', 'mothman'],
    ['disco song about pink flamingos', 'pink flamingos'],
    ['a song about a leprechaun', 'a leprechaun'],
    ['my cat rules the house and I serve her', 'my cat rules the house'],
    ['doom metal about the last ice cream on earth', 'the last ice cream on earth'],
    ['a cake made of dust', 'a cake made of dust'],
    ['a robot vacuum who dreams of the beach', 'a robot vacuum who dreams of the beach'],
    ['wild horses running free', 'wild horses running free'],
    ['I quit caffeine a week ago', 'decaf'],
    ['the laziest man alive', 'the laziest man alive'],
    ['my tall friend Milo', 'my tall friend'],
    ["punk song about jeans that don't fit", "my jeans don't fit"],
    ['the vending machine ate my coin', 'the vending machine ate my coin'],
    ['opera about singing in the shower', 'singing in the shower'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a short story about a friend', 'my short friend'],
    ['my crazy mother-in-law', 'my mum is so crazy'],
    ['planting a seed of doubt', 'an acorn that grew into an oak'],
    ['my teacher likes tea', 'a teapot who dreams of the sea'],
    ['she came out of her shell', 'collecting seashells'],
    ['a kick in the teeth', 'spinach in my teeth'],
    ['driving through Florida', 'florida man'],
    ['playing pool at a party', 'our first pool party'],
    ['the ice cream van on our street', 'brain freeze'],
    ['a birthday cake for my wife', 'a cake made of dust'],
    ['a robot who fell in love', 'a robot vacuum who dreams of the beach'],
    ['my new blue jeans', "my jeans don't fit"],
    ['a baby shower for Ines', 'singing in the shower'],
    ['a song for my niece who loves flamingos', 'pink flamingos'],
    ['a coffee shop love song', 'decaf'],
    ['my husband is short tempered', 'my short friend'],
    ['a seed of doubt in the forest of my heart', 'an acorn that grew into an oak'],
    ['my boss rules the office', 'my cat rules the house'],
  ])('leaves alone what only sounds like it: %j is not %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })
})
