import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const told = (description: string): string => readRequest(description, '').told.replace(/[.\s]+$/, '')

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
    ['a cautionary tale about why you never feed a goose', 'you never feed a goose'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    ['a song about the theme park where we met', 'the theme park where we met'],
    ['a song about a song my mother sang about the sea', 'a song my mother sang about the sea'],
    ['a song about how jazz met rock', 'jazz met rock'],
  ])('leaves alone what is told: %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})
