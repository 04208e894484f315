import { describe, expect, it } from 'vitest'
import { callsKit, linesAbout } from './sungKits.fixture.ts'

describe('games, the net and their fans', () => {
  it.each([
    ['a trap song about climbing ranked at night', 'climbing ranked'],
    ['being hardstuck in silver', 'hardstuck in silver'],
    ['a metal song about lag spikes', 'lag spikes'],
    ['punk song about my teammates feeding every game', 'my teammates feeding every game'],
    ['a sad song about losing in video games', 'losing in video games'],
    ['a song about rage quitting', 'rage quitting'],
    ['rap about buying skins in a game', 'skins in a game'],
    ['a song about loot boxes', 'loot boxes'],
    ['synthwave song about a neon arcade', 'a neon arcade'],
    ['chiptune song about an 8-bit hero', 'an 8-bit hero'],
    ['a song about my vr friends', 'my vr friends'],
    ['techno about virtual reality', 'virtual reality'],
    ['a song about our discord server', 'discord server'],
    ['skibidi toilet song', 'skibidi toilet'],
    ['rap about gyatt, skibidi and ohio', 'gyatt, skibidi'],
    ['a song about fanum tax', 'fanum tax'],
    ['r&b song about my rizz', 'my rizz'],
    ['a song about having no rizz', 'having no rizz'],
    ['a song about being bad at flirting', 'bad at flirting'],
    ['phonk about a sigma male', 'a sigma male'],
    ['rock anime opening', 'anime opening'],
    ['a song about a kpop idol', 'a kpop idol'],
    ['disco song: I do not want to get up, not wanting to go to work', 'not wanting to go to work'],
    ['punk song about not wanting to go to school', 'not wanting to go to school'],
    ['a folk song about wasting my day on youtube', 'wasting my day on youtube'],
    ['trap song about my lamborghini', 'my lamborghini'],
    ['a song about excel', 'excel'],
    ['a song about a yugioh duel', 'yugioh duel'],
    ['a song about keyboard warriors', 'keyboard warriors'],
    ['a song about a formula one driver', 'a formula one driver'],
    ['lofi song about a cozy farming game', 'a cozy farming game'],
  ])('have songs of their own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a song about jet lag', 'lag'],
    ['my kitten is mewing', 'mewing streak'],
    ['a shopping arcade in winter', 'an arcade'],
    ['a virtual meeting with my team', 'virtual reality'],
    ['the love of my teammates on the rowing squad', 'toxic teammates'],
    ['losing at the game of love', 'losing in video games'],
    ['a song about my dry skin', 'fortnite skins'],
    ['a disco song about discord in the family', 'discord server'],
    ["we don't want to work it out", "don't want to go to work"],
    ['to excel at everything', 'excel'],
    ['a birthday card for Sam', 'card battle'],
    ['ranked choice voting', 'ranked games'],
    ['a sad song about a pit stop on the way home', 'formula one'],
    ['lying in bed with you all day', 'lying on the couch watching youtube'],
  ])('stay out of what only sounds like it: %j is not %j', (description, words) => {
    expect(linesAbout(words).size).toBeGreaterThan(0)
    expect(callsKit(description, words)).toBe(false)
  })
})
