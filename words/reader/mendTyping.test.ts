import { describe, expect, it } from 'vitest'
import { mendTyping } from './mendTyping.ts'
import { readRequest } from './readRequest.ts'

const tell = (description: string): string[] => readRequest(description, '').facts.map(({ text }) => text)

describe('requests as people type them', () => {
  it.each([
    ['my husbands snoring', "my husband's snoring"],
    ['my kids grew up here', 'my kids grew up here'],
    ['happy mothers day', "happy mother's day"],
    ['my son Leo, four, who loves trucks', 'my son Leo who is four and loves trucks'],
    ['my niece Mia (7)', 'my niece Mia who is 7'],
    ['thanks, miss Hollis', 'thanks, Miss Hollis'],
    ['me and my best friend opened a shop', 'my best friend and I opened a shop'],
    ['chrismas with my neice', 'Christmas with my niece'],
    ['a song for kids about frogs', "a kids' song about frogs"],
    ['Bella the cat waits at the door', 'my cat Bella waits at the door'],
    ['our girl and the dog', 'our girl and the dog'],
  ])('%j means %j', (typed, meant) => {
    expect(mendTyping(typed)).toBe(meant)
  })

  it('reads ages, partners, clubs and in-laws as what they are', () => {
    expect(tell('my son Leo, four, who loves garbage trucks')).toEqual(["You're four", 'You love garbage trucks'])
    const wedding = readRequest('a wedding song for my sister Emma and her fiance Ben', '')
    expect(wedding.person?.name).toBe('Emma and Ben')
    expect(wedding.others[0]?.isTheirs).toBe(true)
    expect(readRequest('song for our bowling club, the Gutter Kings', '')).toMatchObject({
      brand: 'Gutter Kings',
      occasion: { id: 'club' },
    })
    expect(readRequest('my sister in law Karen never stops talking', '').person).toMatchObject({
      kin: 'sister-in-law',
      name: 'Karen',
    })
    expect(readRequest('jingle for a plumber called Pete', '').brand).toBe('Pete the Plumber')
  })

  it.each([
    ['a prayer for my mother who is in hospital', 'intercession'],
    ['we lost our baby at twelve weeks', 'baby-loss'],
    ['my local pub is closing', 'closing'],
    ['Port Vale after getting relegated', 'defeat'],
    ['an anthem for nurses on the night shift', 'service'],
    ['a fridge that falls in love with a toaster', 'tale'],
    ['I failed the test', 'mishap'],
    ['get well soon after your operation', 'get-well'],
  ])('%j is for %s', (description, occasion) => {
    expect(readRequest(description, '').occasion.id).toBe(occasion)
  })

  it('keeps one person of two mentions', () => {
    expect(tell('I want to tell Mike I love him but he is my best friend')).toEqual([
      'I want to tell you I love you',
      "But you're my best friend",
    ])
    expect(tell('asking Priya to be my girlfriend')).toEqual(['Asking you to be my girlfriend'])
    expect(tell('my twin boys Max and Finn who are six and obsessed with sharks')).toContain(
      "You're obsessed with sharks",
    )
  })
})
