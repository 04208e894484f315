import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit } from './sungKits.fixture.ts'

const KITS_HERE = [KITS.paperboats, KITS.whiskers].flatMap((bank) => bank.kits?.() ?? [])

describe('songs of cats, raves, eclipses, biscuits and small boats', () => {
  it.each([
    ['a funky song about our black cat who guards the stairs', 'black cat who guards the stairs'],
    ['a folk song about an orange cat with no brain', 'orange cat with no brain'],
    ['a rock song about a cat called Biscuit', 'cat called Biscuit'],
    [
      'an italo disco song about a cat that loves to hide in cardboard boxes',
      'a cat that loves to hide in cardboard boxes',
    ],
    ["a waltz about Schrodinger's cat", "Schrodinger's cat"],
    ['a musical number by a gang of stray cats', 'a gang of stray cats'],
    ['a dance song about my cat who bites me every day', 'my cat who bites me every day'],
    ['a country song about a grumpy old cat', 'a grumpy old cat'],
    ['a lullaby from my cat', 'lullaby from my cat'],
    ['a rock song about a greedy cat who wants treats', 'a greedy cat who wants treats'],
    ['hard rock about my cat having the zoomies at night', 'my cat having the zoomies'],
    ['a duet about whether to get a cat or a dog', 'whether to get a cat or a dog'],
    ['a song about my cat bringing me dead mice', 'my cat bringing me dead mice'],
    ['a dance song about a missing cat', 'a missing cat'],
    ['a shoegaze song about a boy who thinks he is a cat', 'a boy who thinks he is a cat'],
    ['a jazz song about a sophisticated tomcat', 'a sophisticated tomcat'],
    ['a house song about stroking my cat', 'stroking my cat'],
    ['a blues about a cat who misses the dog', 'a cat who misses the dog'],
    ['a song about good memories of us', 'good memories of us'],
    ['orchestral dance about coming back to my one true love', 'coming back to my one true love'],
    ['happy hardcore about falling in love at a rave', 'falling in love at a rave'],
    ['happy hardcore about making new friends at a festival', 'making new friends at a festival'],
    ['an arena song, put your hands up and jump', 'put your hands up'],
    ['hardstyle about music, parties and love', 'music, parties and love'],
    ['deep house about a heatwave', 'a heatwave'],
    ['fast EDM about our crazy trip to Portugal', 'crazy trip to Portugal'],
    ['bass music about moving to California from Poland', 'moving to California from Poland'],
    ['a house song about searching for the meaning of life', 'searching for the meaning of life'],
    ['dubstep about the beauty of being alive', 'the beauty of being alive'],
    ['trance about the afterglow', 'the afterglow'],
    ['k-pop about a total eclipse', 'a total eclipse'],
    ['chillstep about dancing under the moon in the forest with wild animals', 'dancing under the moon in the forest'],
    ['techno about the cool side of the pillow', 'the cool side of the pillow'],
    ['house music about period cramps', 'period cramps'],
    ['a techno song about being ugly and proud', 'being ugly and proud'],
    ['trance about a girl who wants to be popular', 'a girl who wants to be popular'],
    ['an anthem for lifeguards about how to float', 'how to float'],
    ['melancholy techno about a woman dreaming of a family of her own', 'dreaming of a family of her own'],
    ['electropop about fluffy clouds', 'fluffy clouds'],
    ['a rap about how everything is connected', 'everything is connected'],
    ['a rap about personal hygiene', 'personal hygiene'],
    ['a gangster rap about a tickle war', 'a tickle war'],
    ['a pop rap about rebelling against my mum', 'rebelling against my mum'],
    ['a hard rap about a tough businesswoman', 'a tough businesswoman'],
    ['a trap song about a millionaire mindset on a small wage', 'millionaire mindset'],
    ['a dance rap about women', 'women'],
    ['a rap about a Brazilian footballer', 'a Brazilian footballer'],
    ['a rap about how much I love dunking cookies', 'dunking cookies'],
    ['a song that goes meow meow', 'meow meow'],
    ["a shanty about the ship's cook", "the ship's cook"],
    ['a shanty about a captain hunting a giant crab', 'a captain hunting a giant crab'],
    ['a shanty about a rowboat against a warship', 'a rowboat against a warship'],
    ["a shanty about an old pirate's last voyage", "old pirate's last voyage"],
    ['a rowdy pirate sing-along', 'rowdy pirate sing-along'],
    ['an amapiano track, the dead of the night', 'the dead of the night'],
    ['vocal trance about the strong feelings I have for someone', 'strong feelings I have for someone'],
    ['happy hardcore about the friends we made at a music festival', 'friends we made at a music festival'],
    ['an EDM song about dreaming of being a famous DJ', 'dreaming of being a famous DJ'],
  ])('has a song of its own: %j', (description, words) => {
    expect(KITS_HERE.some(({ about }) => about.test(words))).toBe(true)
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['the mood music at my sister’s wedding', 'happy cat on my lap'],
    ['a game of cat and mouse with the police', 'my cat bringing me dead mice'],
    ['a Victorian period drama', 'period cramps'],
    ['cloud computing and our servers', 'fluffy clouds'],
    ['the pillow fight at our sleepover', 'the cool side of the pillow'],
    ['my boots and a box of tools', 'a cat that loves to hide in cardboard boxes'],
    ['she has the hottest band in town', 'a heatwave'],
    ['moving house to a bigger kitchen', 'moving to California from Poland'],
    ['the steep learning curve of my new drone', 'a total eclipse'],
    ['our ugly Christmas jumpers', 'being ugly and proud'],
    ['my dog chewed the sofa', 'my cat who bites me every day'],
    ['my wife and I bought a rowing machine', 'a rowboat against a warship'],
  ])('leaves alone what only sounds like it: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })

  it('fills every section of every song', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
  })

  it('names every song', () => {
    const hooks = KITS_HERE.flatMap((kit) => kit.list()).filter(({ beat }) => beat === 'hook')
    expect(hooks.filter(({ title }) => title === undefined)).toEqual([])
  })
})
