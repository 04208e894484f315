import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const told = (description: string): string => readRequest(description, '').told.replace(/[.\s]+$/, '')

const titled = (description: string): string | undefined => readRequest(description, '').title

describe('what a song is called', () => {
  it.each([
    ['Song about a woman working in a bakery, Shuffle dance style. Title Morning Bread', 'Morning Bread'],
    ['song name : feels like a comet. about being far from home', 'Feels Like a Comet'],
    ['title: Paper Crown song style: dark pop with violin', 'Paper Crown'],
    ['Title "Nine Lives" Genre: punk, Story: a cat that survives everything', 'Nine Lives'],
    ['a song about the title we won in Leeds', undefined],
  ])('%j is called %j', (description, title) => {
    expect(titled(description)).toBe(title)
  })
})

describe('what is said of the making in the middle of a request', () => {
  it.each([
    ['A fast k-pop dance song. Topic is being your own boss. The theme is oranges.', 'being my own boss. oranges'],
    ['dark synths, slow drums, theme: leaving a lighthouse behind', 'leaving a lighthouse behind'],
    ['dance music, female vocals, the lyrics say something about silk and winter', 'silk and winter'],
    [
      'Create a trap beat. Craft strong rhymes about winning a chess game. Tempo: 70 BPM. Mood: proud',
      'winning a chess game',
    ],
    ['a sad pop song sung by a tenor about two swans', 'two swans'],
    ['a dance song from guitar about Malta', 'Malta'],
    ["a soft vocal that's 91bpm in E minor about a far planet", 'a far planet'],
    ['Sally goes to a quiet lake. Can it be written and sung in the style of the Eagles', 'Sally goes to a quiet lake'],
    ['my kettle has died edm indie pop rock', 'my kettle has died'],
    ['a song about finding courage in reggae and hip hop genres', 'finding courage'],
    ['a shoegaze song about break up', 'a breakup'],
    ['a song about in owl who is afraid of the dark', 'an owl who is afraid of the dark'],
    ['a punk song about two brother who never met', 'two brothers who never met'],
    ['in english, a song about the ancient Thracians , 6 strofe si refren', 'the ancient Thracians'],
    ['a song about my dog Rex, 8 Strophen und Refrain', 'my dog Rex'],
    ['a ballad about winter, 4 strofe e ritornello', 'winter'],
    [
      'A hype song about a reading room in Cork. Make the lyrics inspiring and relate how the room unites everyone',
      'a reading room in Cork. the room unites everyone',
    ],
    ['afrobeats song with deep content about trust between two friends', 'trust between two friends'],
    [
      'a song about a stranger on a train with a mysterious, rhythmic vibe, driven by a compelling bassline. Smooth, powerful vocals required.',
      'a stranger on a train',
    ],
    ['Title: Red Boots. Style: country. She dances in the barn', 'She dances in the barn'],
    ['Our theme: pirates! Mood: silly. Kids song please', 'pirates'],
    ['rap song about a goat with funny lyrics, low voice', 'a goat'],
    ['song 80s rainy town and happy people, but trouble comes', 'rainy town and happy people, but trouble comes'],
    ['Epic main rock edm dubstep , family first, dream big, never give up', 'family first, dream big, never give up'],
    ['jazz funk song about a taxi driver, not too jazzy more funk', 'a taxi driver'],
    ['song from 1985 about a video shop', 'a video shop'],
    ["a 40's style scat song about a lamp post", 'a lamp post'],
    ['a duet between a man and a woman about a lost ring', 'a lost ring'],
    ['new orleans with a raspy voice and instrumental solos about love', 'love'],
    [
      'Lyric: the fox runs home at night Genre: folk Story: a fox who lost his den',
      'the fox runs home at night. a fox who lost his den',
    ],
    ['Title "Nine Lives" Genre: punk, Story: a cat that survives everything', 'a cat that survives everything'],
    [
      'an epic song with male and female duet, long lyrics. The song is about a shepherd and a wolf',
      'a shepherd and a wolf',
    ],
    ['a cautionary tale about why you never feed a goose', 'you never feed a goose'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    ['a song about the theme park where we met', 'the theme park where we met'],
    ['a song about a song my mother sang about the sea', 'a song my mother sang about the sea'],
    ['a song about how jazz met rock', 'jazz met rock'],
    ['a song about the six verses my father wrote', 'the six verses my father wrote'],
    ['a song about a woman in her forties', 'a woman in her forties'],
  ])('leaves alone what is told: %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})
