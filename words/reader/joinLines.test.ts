import { describe, expect, it } from 'vitest'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')

describe('a request typed in lines', () => {
  it.each([
    [
      'Our Clara turned up late\nShe had two left shoes\nEverybody laughed',
      'Our Clara turned up late. She had two left shoes. Everybody laughed',
    ],
    ['Hazy R&B pop\n\nTopic: moths that live behind the mirror', 'moths that live behind the mirror'],
    ['a song about my\nbrother and his kite', 'my brother and his kite'],
    [
      'ballad about two rivals who share a boat\nshould be slow and a woman should be singing',
      'two rivals who share a boat',
    ],
    [
      'Theme: a baker who bakes at night.\nStyle: electronica, club\nSinger: male\nChorus: English',
      'a baker who bakes at night',
    ],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})

describe('style beside a colon or in brackets', () => {
  it.each([
    ['grunge, raw, 90s: ashes under the snow', 'ashes under the snow'],
    ['[dark cabaret] the clockmaker has lost his hands', 'the clockmaker has lost his hands'],
    [
      'Home on the lagoon, boats and kind people: folk song style with accordion: woman sings',
      'Home on the lagoon, boats and kind people',
    ],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it('leaves a colon in what is told', () => {
    expect(told('two words I never said: stay here')).toBe('two words I never said: stay here')
  })
})
