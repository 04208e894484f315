import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const factsOf = (request: string): string[] => readRequest(request, '').facts.map(({ text }) => text)

describe('of me being so', () => {
  it.each([
    ['a song about me being scared of geese', ["I'm scared of geese"]],
    ['a rap about me travelling from Oslo to Rome', ["I'm travelling from Oslo to Rome"]],
    ['song about me having no shame', ['I have no shame']],
    ['about you being a liar who flips a coin', ["You're a liar who flips a coin"]],
    ['a funk song about me jogging with my cuz Brandon', ["I'm jogging with you"]],
  ])('%j is told as %j', (request, facts) => {
    expect(factsOf(request)).toEqual(facts)
  })
})

describe('several people, each with what they do', () => {
  it.each([
    [
      'a song about Jane guzzling syrup, Ellie stealing forks, Adam singing in the bath',
      ['Jane is guzzling syrup', 'Ellie is stealing forks', 'Adam is singing in the bath'],
    ],
    [
      'a latin song about Lolo and Fulanito working at the depot and Mary keeping them in line',
      ['Lolo and Fulanito are working at the depot', 'Mary is keeping them in line'],
    ],
    [
      'a polka about Wim baking for her friends Ola and Erin she baked rolls',
      ['Wim is baking for her friends Ola and Erin', 'She baked rolls'],
    ],
  ])('%j tells of all', (request, facts) => {
    expect(factsOf(request)).toEqual(facts)
  })
})

describe('through whose eyes', () => {
  it.each([
    ['write it from the perspective of a lamp that is lonely', 'a lamp that is lonely'],
    [
      'a song from the perspective of a goalkeeper named Kees. he dives the wrong way',
      'a goalkeeper named Kees. he dives the wrong way',
    ],
    ['the point of view of a knight making a last stand', 'a knight making a last stand'],
    ['a story of a lamp, write it from the perspective of the moth', 'a lamp'],
  ])('%j tells %j', (request, told) => {
    expect(readRequest(request, '').told.replace(/[.]$/, '')).toBe(told)
  })
})
