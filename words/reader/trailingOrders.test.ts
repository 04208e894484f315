import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')
const facts = (description: string): string[] => readRequest(description, '').facts.map(({ text }) => text)

describe('orders behind what is told', () => {
  it.each([
    [
      'a love song for my husband Bram on a Fela Kuti type of groove and also add a choir at the end',
      'my husband Bram',
    ],
    ['a hymn about our old mill, please include a whistling part by a girl', 'our old mill'],
    ['a ballad about a ferryman also use a rap verse near the end', 'a ferryman'],
    [
      'electro pop about two robots in a lift, the male singer plays the old robot and the female singer answers as the new one',
      'two robots in a lift',
    ],
    ["a sea song about a parrot who steals rum, told from the parrot's point of view", 'a parrot who steals rum'],
    ['a song about my broken umbrella sung like a tired sailor', 'my broken umbrella'],
    ['a folk song about a lost kite with heavy prog, art rock, concept album', 'a lost kite'],
    [
      'I moved to Lima and my bike was stolen. Please write a song about this',
      'I moved to Lima and my bike was stolen',
    ],
    ['two sisters, the younger voice tells of the war and the older voice answers her', 'two sisters'],
    ['a march about a goat that eats hats, generate it with ai', 'a goat that eats hats'],
    ['a shanty about a pirate as performed by a brass band', 'a pirate'],
    ['funk about coffee, it should include a spoken intro by an old man', 'coffee'],
    ['a dirge about the flood in the viewpoint of a rat', 'the flood'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    ['make a song with Udio about recycling in our street', 'recycling in our street'],
    ['a song about recycling made with chatgpt', 'recycling'],
    ['a march about courage in the theme of the polar night', 'courage, the polar night'],
    ['a march about our team in the theme of synth pop', 'our team'],
  ])('%j: %j, whatever makes it', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    ['bluegrass escaping a swarm of wasps', 'escaping a swarm of wasps'],
    ['a polka about the tax office, it eats paper, fast polka', 'the tax office, it eats paper'],
    ['trip hop walking home through wet streets', 'walking home through wet streets'],
  ])('%j: a sound stands before %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    'dancing in the kitchen with my wife',
    'rock climbing with my dad',
    'my friend who wants to sing like her mother',
    'a choir. We add a verse each year',
    'talking with AI all night long',
    'the man who writes songs with AI',
    "seeing the town through my daughter's eyes",
    'two friends, add salt and a pinch of luck',
    'the moon with rain and thunder',
  ])('%j orders nothing', (meant) => {
    expect(told(`a song about ${meant}`)).toBe(meant)
  })
})

describe('what is told stays told', () => {
  it.each([
    ['a song about a painter, hiding colours in an old epic, as she walks to the sea', /hiding colours/],
    ['a song about my trip, I want to see whales, eat bread, and try surfing', /and try surfing/],
    ['(the town is a stage, the mayor is a clown', /^the town is a stage, the mayor is a clown$/],
    [
      'Chase the rain Climb the hill Look at the moon Trip-hop indie pop',
      /^Chase the rain, climb the hill, look at the moon$/,
    ],
  ])('%j', (description, meant) => {
    expect(told(description)).toMatch(meant)
  })

  it('each of what is waited for is waited for', () => {
    const said = facts("I'm in Rome. I can't wait to see the fountains, eat figs and meet friends")
    expect(said).toEqual(expect.arrayContaining(["I can't wait to eat figs", "I can't wait to meet friends"]))
    expect(facts("I'm excited to see Rome, eat figs and try skating").join('\n')).not.toMatch(/I'm is|figs$.*I'm is/)
  })

  it('whoever goes on does so as they do', () => {
    const said = facts('we are off to Malta and meet cousins, eat pies')
    expect(said).toEqual(expect.arrayContaining(['We meet cousins', 'We eat pies']))
  })

  it.each([
    [
      'a song about a baker who leaves bread for those who sleep outside',
      'A baker leaves bread for those who sleep outside',
    ],
    ['a song about losing the lid of my pot that is boiling over', 'My pot is boiling over'],
    ['a song about a widow, as she walks to the harbour alone', 'She walks to the harbour alone'],
  ])('%j: %j', (description, fact) => {
    expect(facts(description)).toContain(fact)
  })
})

describe('nobody is called so', () => {
  it.each([
    ['Climb the hill Draw the river Paint the window', undefined],
    ['a song about Norwegian girls and a cold lake', undefined],
    ['a rap about my cat stealing my sandwich', undefined],
    ['a rap about my cat Pixel stealing my sandwich', 'Pixel'],
  ])('%j: %s', (description, name) => {
    expect(readRequest(description, '').person?.name).toBe(name)
  })
})
