import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')
const named = (description: string): string[] => {
  const { person, others } = readRequest(description, '')
  return [person, ...others].flatMap((each) => each?.name?.split(/ and |, /) ?? [])
}

describe('whom it is to sound like is nobody of the song', () => {
  it.each([
    ['a song about a rusty gate imitating the band Pale Moth', 'a rusty gate'],
    ['slow orchestra like vivaldi telling someone that I am late', 'I am late'],
    ['a soul song about soup feat. Lo Kane', 'soup'],
    ['a song about my tractor, like Ola Berg\'s "Diesel Heart." Use gentle drums.', 'my tractor'],
    ['a rock track about a ferry with Ronnie on vocals', 'a ferry'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
    expect(named(description)).toEqual([])
  })
})

describe('a capital alone makes nobody a name', () => {
  it.each([
    'a song about my street, true or Fake, flip a coin',
    'song about our club. Our ground is Hovland. We play in red.',
    'a rap about a lettuce from wild Crispola species',
    'old docks, Pottery, steel and coal in decline',
    'two strangers who share a Nostalgic dance',
    'a song about her lips, like hot Tamales',
  ])('%j names nobody', (description) => {
    expect(named(description)).toEqual([])
  })
})

describe('names typed small', () => {
  it.each([
    ['love song to kimba, shayla, abigail and orenka', ['Kimba', 'Shayla', 'Abigail', 'Orenka']],
    ['a metal song about two goats named fig and frost who like to fight', ['Fig', 'Frost']],
    ['a song about pizza, music and sleep', []],
  ])('%j names %j', (description, names) => {
    expect(named(description)).toEqual(names)
  })
})
