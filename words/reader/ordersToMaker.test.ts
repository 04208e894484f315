import { describe, expect, it } from 'vitest'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')

describe('orders to the maker are not told', () => {
  it.each([
    ['bluegrass song about a runaway tractor. Make it sound like it was recorded on a porch.', 'a runaway tractor'],
    [
      'I would like a song about a broken vending machine. It should be upbeat and have a saxophone solo.',
      'a broken vending machine',
    ],
    ['a pop song about my dentist, could be a hit', 'my dentist'],
    ['rap about my bakery that would be a number one hit on the radio', 'my bakery'],
    ['a song about penguins, same singer', 'penguins'],
    ['a polka about potato peeling, in the style of Weird Al Yankovic', 'potato peeling'],
    ['a song in the style of Dolly Parton about a beehive', 'a beehive'],
    ['rock song about the moon like Pink Floyd', 'the moon'],
    ['something like Radiohead about elevators', 'elevators'],
    ['a song about being a night nurse, similar to Adele', 'being a night nurse'],
    ['emo pop about being left on read, sung by a robot', 'being left on read'],
    ['a trap beat about my tomatoes in the voice of a grandpa', 'my tomatoes'],
    ['a song about my commute and make it sound like the 70s', 'my commute'],
    ['dance track about elevators for tiktok', 'elevators'],
    ['write a song about two snails racing, use lots of swearing', 'two snails racing'],
    ['a song about the smell of rain. thanks in advance', 'the smell of rain'],
    ['an English opera about a burnt toast', 'a burnt toast'],
    ['an ironic song about loving Mondays', 'loving Mondays'],
    ['a radio jingle for Wobbly Bikes, we fix flat tyres', 'Wobbly Bikes, we fix flat tyres'],
    ['EDM song with drops about my gym, no rap', 'my gym'],
    ['drum and bass for a skateboarding video', 'skateboarding'],
    ['a catchy song selling gutters from a company called DryEave', 'DryEave, gutters'],
    ['the lyrics for a country song about hay, tractors and mud', 'hay, tractors and mud'],
    ['a ballad that uses ukulele and fiddle and is about a miner', 'a miner'],
    [
      'We would like a song about our village fair. We would like it to be short. We would love a brass band.',
      'our village fair',
    ],
    ['a folk song about a ferry. The vocals should be breathy. End the song with a slow fade out.', 'a ferry'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})

describe('shapes that hide the subject', () => {
  it.each([
    ['a song that mixes electronic and folk style about an empty pier', 'an empty pier'],
    ['In the theme of 1980s synth pop with male vocalists, a song about a broken clock', 'a broken clock'],
    ['song from 80s about a woman who keeps bees', 'a woman who keeps bees'],
    ['a punk song mocking our parking meter', 'our parking meter'],
    ['a song about a mermaid and write it such that it is fit for ten year olds', 'a mermaid'],
    ['a folk song about cider using a similar sound to the band next door', 'cider'],
    ['a pop song, in A minor, talking about guitar pedals', 'guitar pedals'],
    ['Create a house song that celebrates making pies with friends', 'making pies with friends'],
    ['sad song sung by a clown who forgot his jokes', 'a clown who forgot his jokes'],
    ['catchy roots reggae with rap elements in a joyful form about wearing shorts', 'wearing shorts'],
    ['An old soul funk song with a guy singing about his bread', 'his bread'],
    ['a progressive acoustic song group vocalists about crazy love', 'crazy love'],
    ['A mix of R&B and Soul, about a graduate who finds no job.', 'a graduate who finds no job'],
    ['make a rock song about the christmas story', 'the christmas story'],
    ['a song about a lonely friend. Their dog sits beside them.', 'a lonely friend. Their dog sits beside them'],
    ['a song about meditation, clouds and tea', 'meditation, clouds and tea'],
    ['Country love song You were like coming up for air', 'You were like coming up for air'],
    ['a song about: darkness is my pet', 'darkness is my pet'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    'Keep the light on for me',
    'It should have been me',
    'Add sugar and stir',
    'you make it feel like home',
    'a girl who sings the blues',
    'the drums of war',
    'my favourite music is heavy metal',
  ])('%j orders nothing', (description) => {
    expect(told(description)).toBe(description)
  })
})

describe('several sentences', () => {
  it.each([
    [
      'The song should sound like it was written in the 1920s. It is about a tram driver in love.',
      'a tram driver in love',
    ],
    ['I need a banger. The theme is space pirates.', 'space pirates'],
    ['Style: doom jazz. Topic: a lonely elevator operator.', 'a lonely elevator operator'],
    ['melodic techno, theme: swimming at night', 'swimming at night'],
    ['Lyrics: a boy builds a raft from bottles. Music: sea shanty, accordion.', 'a boy builds a raft from bottles'],
    ['the song is about a lost glove. the mood is wistful. the singer is male.', 'a lost glove'],
    [
      'A very upbeat brass song. It has to be about our mill turning 125. We feel like family there.',
      'our mill turning 125. We feel like family there',
    ],
    [
      'A song about our allotment. It can involve slugs, rhubarb and a broken shed.',
      'our allotment. slugs, rhubarb and a broken shed',
    ],
    ['a song for my uncle Ned. Mention that he snores.', 'my uncle Ned. he snores'],
    [
      'I am looking for a song that tells the story of a clockmaker who stops time. Orchestral, epic, choir.',
      'a clockmaker who stops time',
    ],
    [
      'Chorus: we miss the old café. Verse 1: the owner Marta and her broken espresso machine. Verse 2: the day it closed.',
      'we miss the old café. the owner Marta and her broken espresso machine. the day it closed',
    ],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})

describe('titles and lines to come back', () => {
  it.each([
    ['A folk song about a lighthouse keeper. Call it Salt and Lamp', 'a lighthouse keeper', 'Salt and Lamp'],
    [
      'Write me a ballad titled Paper Boats about my brother who moved to Norway',
      'my brother who moved to Norway',
      'Paper Boats',
    ],
    ['song called The Last Ferry, slow, piano, about missing the boat home', 'missing the boat home', 'The Last Ferry'],
    ['name it Copper Rain. A western ballad about a gold digger', 'a gold digger', 'Copper Rain'],
    [
      'a song for my niece Olive about her loose tooth. Title: Wiggle',
      'my niece Olive about her loose tooth',
      'Wiggle',
    ],
    ['a slow song about pollution.Title is: Clean Hands.', 'pollution', 'Clean Hands'],
    ['a lullaby about whales called Deep Blue Bed', 'whales', 'Deep Blue Bed'],
    ['a song about my bicycle entitled "Two Wheels Good", surf rock', 'my bicycle', 'Two Wheels Good'],
    ['"Half Past Never" - a jazz song about a stopped clock', 'a stopped clock', 'Half Past Never'],
    [
      'a song about a stern teacher,"Chalk and Thunder". [Groove metal, energetic]',
      'a stern teacher',
      'Chalk and Thunder',
    ],
    ['title: Harbour Lights, folk, a fisher girl waits', 'a fisher girl waits', 'Harbour Lights'],
    ['Have the chorus say the words "Copper Canyon" in a country song about horses', 'horses', 'Copper Canyon'],
    ['dream pop about insomnia using the words "blue hour"', 'insomnia', 'blue hour'],
    [
      'please include the line "leave the light on" in a country song about waiting up',
      'waiting up',
      'leave the light on',
    ],
  ])('%j tells %j and is called %j', (description, meant, title) => {
    expect(told(description)).toBe(meant)
    expect(splitRequest(description).title).toBe(title)
  })

  it('takes the name of somebody in it for no title', () => {
    expect(splitRequest('a song about a girl called "Juno" who collects stones').title).toBeUndefined()
    expect(splitRequest('a song about my dog called Rex').title).toBeUndefined()
  })
})

describe('how long it is to be', () => {
  it.each([
    ['a song about a traffic jam less than a minute long', 48],
    ['please make a sad song about a snowman less than two minutes long', 96],
    ['under 45 seconds, a chant for our curling team the Ice Goats', 36],
    ['a song about my cat Miso, vocal 2 minutes', 120],
    ['a song about snow, duration: 90 seconds', 90],
    ['80s song about leg warmers', undefined],
    ['rock, 90s, grunge, 2020s, 808s, angst', undefined],
    ['1940s swing song about a lost umbrella', undefined],
    ['a song about running a mile in under 5 minutes', undefined],
    ['a song about a call that lasted less than a minute', undefined],
  ])('%j asks for %s', (description, seconds) => {
    expect(splitRequest(description).seconds).toBe(seconds)
  })
})
