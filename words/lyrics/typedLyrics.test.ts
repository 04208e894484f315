import { describe, expect, it } from 'vitest'
import { onlyChorus, readTypedLyrics } from './typedLyrics.ts'

describe('words typed where the wish belongs', () => {
  it.each([
    [
      'slow folk, female voice\n\n[Verse]\nThe river took my father’s boat\nIt left his hat\n\n[Chorus]\nRow, row me home',
      'slow folk, female voice',
      '[Verse]\nThe river took my father’s boat\nIt left his hat\n\n[Chorus]\nRow, row me home',
    ],
    [
      'a pop song [Verse 1] I never knew the sky could fall, I never heard you leave the hall [Chorus] Come back to me',
      'a pop song',
      '[Verse 1]\nI never knew the sky could fall,\nI never heard you leave the hall\n\n[Chorus]\nCome back to me',
    ],
    [
      'Verse 1: I woke up late again / the bus had gone / Chorus: oh Monday, leave me be',
      '',
      '[Verse 1]\nI woke up late again\nthe bus had gone\n\n[Chorus]\noh Monday, leave me be',
    ],
    [
      'Verse:\nThe lamp went out\nThe cat came in\nStyle: soft jazz, male voice',
      'Style: soft jazz, male voice',
      '[Verse]\nThe lamp went out\nThe cat came in',
    ],
    [
      '80s folk rock Crimson wolves calling We break the silver doors\nTear the old walls down\nWe drown the stars\nAnd light the sea\nAnd follow Silence',
      '80s folk rock',
      'Crimson wolves calling\nWe break the silver doors\nTear the old walls down\nWe drown the stars\nAnd light the sea\nAnd follow Silence',
    ],
    [
      'country waltz\nThe road was long, the night was cold\nI sold the ring, the ring of gold\nThe snow came down on hill and town\nI laid the old umbrella down',
      'country waltz',
      'The road was long, the night was cold\nI sold the ring, the ring of gold\nThe snow came down on hill and town\nI laid the old umbrella down',
    ],
    [
      'a lullaby with these lyrics: The moon is a boat / It carries a coat',
      'a lullaby',
      'The moon is a boat\nIt carries a coat',
    ],
    [
      'pop punk, please sing this: "Nobody came to the party today / Nobody came, and the band didn’t play"',
      'pop punk',
      'Nobody came to the party today\nNobody came, and the band didn’t play',
    ],
    [
      '(Verse 1)\nI sold my car on Tuesday\nI bought a horse instead\n\nMake it country with a female singer',
      'Make it country with a female singer',
      '[Verse 1]\nI sold my car on Tuesday\nI bought a horse instead',
    ],
    [
      '[Intro]\nsoft piano\n[Verse]\nDance, dance\nDance till the candle is gone',
      '',
      '[Intro]\n\n[Verse]\nDance, dance\nDance till the candle is gone',
    ],
  ])('are sung as they stand: %j', (description, request, lyrics) => {
    expect(readTypedLyrics(description)).toEqual({ request, lyrics })
  })

  it.each([
    'Write a song for my mum\nshe turns sixty\nshe loves her garden\nshe has two cats\nwe love her a lot',
    'Our Clara turned up late\nShe had two left shoes\nEverybody laughed',
    'Chorus: we miss the old café. Verse 1: the owner Marta and her machine. Verse 2: the day it closed.',
    'Theme: a baker who bakes at night.\nStyle: electronica, club\nSinger: male\nChorus: English',
    '[Verse 1] about my dog [Chorus] about my cat',
    'Intro: soft piano\nVerse 1: she meets him at the station\nChorus: they dance all night',
    'rock\nVerse: calm and low\nChorus: loud and angry\nabout a dog',
    'song for Anna\nAnna is tall\nAnna loves red\nAnna sings in the bath\nAnna has a cat called Fred',
    'a song about the chorus of frogs in our pond',
    'Lyrics: about a fox who lost his den',
  ])('are no words to be sung where they only tell or order: %j', (description) => {
    expect(readTypedLyrics(description)).toBeUndefined()
  })

  it('knows where there is nothing but a chorus', () => {
    expect(onlyChorus('[Chorus]\nRow me home\nRow me home')).toEqual(['Row me home', 'Row me home'])
    expect(onlyChorus('[Verse]\nThe boat\n[Chorus]\nRow me home')).toBeUndefined()
  })
})
