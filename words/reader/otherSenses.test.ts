import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const read = (request: string) => readRequest(request, '')

describe('a cue in another sense calls nothing', () => {
  it.each([
    ['a metal song about a dark lord in a tower', 'prayer'],
    ['a folk song about the lord of the rings', 'prayer'],
    ["a dance song for the end of the week, thank god it's Friday", 'prayer'],
    ['rock about zombies. they are at the gate, will god save us', 'prayer'],
    ['a song about running out of time', 'sport'],
    ['a song about walking home and running from my mistakes', 'sport'],
    ['a song about the bride of the monster', 'wedding'],
    ['a jazz song about a Danish boy meeting a Polish girl', 'boss'],
    ['they took the last train leaving us only dust', 'farewell'],
    ['rap about getting robbed and losing my phone and my engagement ring', 'proposal'],
    ['a song about a secret you never tell your parents', 'family'],
    ['epic ballad of two twins raised by the wolf mother', 'mother'],
    ['lifting praises to the father above for sending his son', 'father'],
    ['a song calling my dad an abandoner who never showed up', 'father'],
    ['a song sung by young Victoria about how she wants to please her mom', 'mother'],
    ['a song bidding goodbye to a friend who killed himself and a prayer for him', 'prayer'],
  ])('%j is no %s', (request, id) => {
    expect(read(request).occasion.id).not.toBe(id)
  })

  it.each([
    ["a song for a wonderful dad, wishing him a happy father's day", 'father'],
    ['lifting praises to the father above for sending his son', 'prayer'],
    ['a song about our office Christmas party', 'boss'],
    ['a song calling my dad an abandoner who never showed up', 'estranged'],
  ])('%j is %s', (request, id) => {
    expect(read(request).occasion.id).toBe(id)
  })
})

describe('words in another sense', () => {
  it.each([
    ['my grandma is the goat', 'my grandma is the greatest'],
    ["a song about a guy who love's his tractor", 'a guy who loves his tractor'],
    ['a song about our office Christmas party', 'our office Christmas party'],
  ])('%j tells %j', (request, told) => {
    expect(read(request).told).toBe(told)
  })
})

describe('strangers in a tale are not sung to', () => {
  it.each([
    'a song about a person named Osric who suffered until he died as a lonely old man',
    'two best friends named Ada and Mabel who live far apart but call each night and miss it',
  ])('%j', (request) => {
    expect(read(request).address).toBe('about')
  })
})
