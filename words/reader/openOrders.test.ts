import { describe, expect, it } from 'vitest'
import { writeSong } from '../writeSong.ts'
import { readRequest } from './readRequest.ts'

const read = (request: string) => readRequest(request, '')
const factsOf = (request: string): string[] => read(request).facts.map(({ text }) => text)

describe('a sentence behind its sound', () => {
  it.each([
    ["Silly folk song I can't find my hat", "I can't find my hat", 'Silly folk song'],
    ['Slow and soft lofi that speaks about rain on a tin roof', 'rain on a tin roof', 'Slow and soft lofi'],
    ['waiting for the ferry in the fog classic country', 'waiting for the ferry in the fog', 'classic country'],
    ['lost on a mountain with no map old school hip hop', 'lost on a mountain with no map', 'old school hip hop'],
    ['bluegrass song no one knows I cried at the fair', 'no one knows I cried at the fair', 'bluegrass song'],
    ['lets make a tune about clean socks', 'clean socks', ''],
    ['oh try reggae song about kindness for strangers', 'kindness for strangers', 'reggae song'],
    ['a song based on Balkan rhythms about the eyes of a dancer', 'the eyes of a dancer', 'Balkan rhythms'],
    [
      'haunting melody male vocals of lonely knight quest at dawn',
      "a lonely knight's quest at dawn",
      'haunting melody',
    ],
    ['a funk track with gritty bass. a story over a slow walk in a fast town', 'a slow walk in a fast town', 'funk'],
    [
      'a male singer who sings and raps. The theme of the song is that no door stays shut',
      'that no door stays shut',
      'raps',
    ],
  ])('%j tells %j', (request, told, manner) => {
    const reading = read(request)
    expect(reading.told.replace(/[.\s]+$/, '')).toBe(told)
    expect(reading.manner).toContain(manner)
  })

  it.each([
    "a love song I can't stop singing",
    'the song I never wrote for my brother',
    'a girl dancing to classic rock',
  ])('%j is left whole', (request) => {
    expect(read(request).told).not.toMatch(/^I (?:can't stop|never wrote)/)
  })
})

describe('sentences in quotes', () => {
  const request = 'song for kid 2 min with the messages "I hid your shoe" "You can keep my kite" "I miss you Bruno"'

  it('are sung as they stand', () => {
    expect(factsOf(request)).toEqual(['I hid your shoe', 'You can keep my kite', 'I miss you, Bruno'])
    expect(read(request).seconds).toBe(120)
  })

  it('are no order where only one word is quoted', () => {
    expect(read('a song about a dog called "Perle"').told).toContain('Perle')
  })
})

describe('everybody by their name', () => {
  it.each([
    ['a jazzy song about four ducks named Otto, Plum and Nelly', 'Otto, Plum and Nelly'],
    ['a song about a man named Rolf and Beate', 'Rolf and Beate'],
    ['an electro song about the robots Zyntho and Umbrick', 'Zyntho and Umbrick'],
  ])('%j is of %s, and of nobody who is sung to', (request, name) => {
    const { person, address } = read(request)
    expect([person?.name, address]).toEqual([name, 'about'])
    expect(factsOf(request).join(' ')).not.toMatch(/\byou\b/i)
  })

  it.each([
    ['a folk song about the gnomes Pilvo and Trasket', /Pilvo and Trasket/],
    ['song for mirambo island', /Mirambo/],
    ['hip hop song about the VW T3', /T3/],
    ['an ode to two newts called pico and zunti', /Pico and Zunti/],
  ])('is sung in %j', (description, name) => {
    expect(writeSong({ seed: 5, description, instrumental: false }).lyrics).toMatch(name)
  })

  it('gets its capital where it is called a name', () => {
    expect(read('a song for my cousin who paints boats, her name is zohra').person?.name).toBe('Zohra')
    expect(read('song about pulomar island').told).toBe('Pulomar Island')
  })

  it('has all that is listed', () => {
    expect(
      factsOf('a funny song about a boy called emil with green hair, braces, adhd and 2 goats').slice(0, 2),
    ).toEqual(['Emil has green hair', 'He has braces'])
    expect(factsOf('a song about sailors that are loud, patient, weathered etc')).toEqual([
      'Sailors are loud',
      "They're patient",
      "They're weathered",
    ])
  })
})

describe('who sings', () => {
  it.each([
    [
      'leaving home, where the protagonist walks back to their old school but finds that nobody knows them',
      'I walk back to my old school',
    ],
    [
      'a soul song about a person who is feeling calm and ready for the winter',
      "I'm feeling calm and ready for the winter",
    ],
  ])('%j is the one it is about', (request, told) => {
    expect(factsOf(request)).toContain(told)
  })

  it('is glad of the living', () => {
    const { occasion, person } = read('Papa mends his bike. He oils it on Sundays.')
    expect([occasion.stance, person?.kin]).toEqual(['thank', 'papa'])
    expect(read("I love my kids they make me laugh I'm the queen of my house").occasion.id).toBe('child')
  })
})

describe('the sound that was asked for', () => {
  it.each([
    ["60's soul song about a ferry", /60s, .*soul/],
    ['sitting on a porch in the rain classic country', /country/],
    ['a female singer who sings and raps about bread', /hip hop/],
  ])('%j keeps it', (request, style) => {
    expect(writeSong({ seed: 3, description: request, instrumental: false }).style).toMatch(style)
  })
})

describe('what only a word of the request calls', () => {
  const songOf = (description: string) => writeSong({ seed: 7, description, instrumental: false })

  it.each([
    ['two brothers taking their sons fishing at dawn', /They came with a (?:form|car)|social/],
    ["I love my kids they are so funny I'm the queen in my home", /palace|crown has no brim|Heavy is the hat/],
    ['Papa adores his doughnuts. He hides them in the shed.', /He went\. /],
    ['a funny song about a boy called emil with green hair, a tattoo, adhd and 2 goats', /[Mm]y tattoo/],
  ])('is not what %j is about', (request, other) => {
    expect(songOf(request).lyrics).not.toMatch(other)
  })

  it('goes to battle with a sound of its own', () => {
    expect(songOf('a dark knight charging into battle').style).toMatch(/orchestral|metal|rock/)
  })
})
