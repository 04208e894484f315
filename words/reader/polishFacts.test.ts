import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const tell = (description: string): string[] => readRequest(description, '').facts.map(({ text }) => text)

describe('what is told bare', () => {
  it.each([
    ["me and my brother stealing apples from the neighbor's tree", ["We're stealing apples from the neighbor's tree"]],
    [
      'happy 18th birthday Ethan, finally legal, drives like a maniac',
      ["You're finally legal", 'You drive like a maniac'],
    ],
    ['I am so tired of Monday meetings that never end', ["I'm so tired of Monday meetings"]],
    ['two old men playing checkers', ['Two old men are playing checkers']],
    ['calling your ex by accident', ['Calling you by accident']],
    ['life is hard in this town', ['Life is hard in this town']],
    ['sailor coming home', ['A sailor is coming home']],
    ['my dog max, old beagle who snores', ["You're an old beagle", 'You snore']],
    ['my house being haunted', ['My house is haunted']],
    ['a song about my wife always being cold', ["You're always cold"]],
    ['sold my car to buy a boat', ['I sold my car to buy a boat']],
    ['my wife and me walking by the sea', ["We're walking by the sea"]],
    ['a candle burning', ['A candle is burning']],
    ['my best mate since school stole my girlfriend', ['You stole my girlfriend', "You're my best mate since school"]],
    ['my dog rosie is 14 and deaf now but still barks', ["You're fourteen and deaf now", 'But you still bark']],
    ['how to bake bread', ["I'll show you how to bake bread"]],
    ['why does my dog howl at the moon', ['Why do you howl at the moon?']],
    ['the boy at the bus stop waved at me', ['At the bus stop you waved at me']],
    ['song for coach kim, thanks for a great year', ['You gave us a great year']],
    ['being in love with somebody who never calls you back', ['Being in love with somebody who never calls me back']],
    ['my sweet loving husband', ["You're my sweet loving husband"]],
    ["don't wait for me when you get to heaven, grandpa", ["Don't wait for me when you get to heaven"]],
    ['we get married on june 3 in leeds', ['We get married on June third in Leeds']],
  ])('%j is sung as %j', (description, facts) => {
    expect(tell(description)).toEqual(facts)
  })
})
