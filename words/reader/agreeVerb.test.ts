import { describe, expect, it } from 'vitest'
import { agree } from './agreeVerb.ts'
import { readRequest } from './readRequest.ts'

describe('verbs typed in a hurry', () => {
  it.each([
    ['She walk to school', 'She walks to school'],
    ['A girl love the rain', 'A girl loves the rain'],
    ["They doesn't like the noise", "They don't like the noise"],
    ["But he don't care", "But he doesn't care"],
    ['My old dog sleep all day', 'My old dog sleeps all day'],
    ['You was there', 'You were there'],
  ])('%j goes with whoever does it: %j', (typed, sung) => {
    expect(agree(typed)).toBe(sung)
  })

  it.each(['She let me in', 'He put it down', 'We love the rain', 'My sister can swim', 'The people love her'])(
    '%j is right as it stands',
    (said) => {
      expect(agree(said)).toBe(said)
    },
  )

  it.each([
    ['a song about how badly I want a dog', 'I want a dog'],
    ["a song for our colleague Ines, she's been with us for ever", 'Ines has been with us for ever'],
  ])('%j tells %j', (request, told) => {
    expect(readRequest(request, '').facts.map(({ text }) => text)).toContain(told)
  })
})
