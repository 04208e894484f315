import { describe, expect, it } from 'vitest'
import { callsKit } from './sungKits.fixture.ts'

describe('songs of the funny and the small', () => {
  it.each([
    ['doom metal about burnt toast', 'burnt toast'],
    ['somebody driving so slow in the left lane', 'driving so slow in the left lane'],
    ['blues for everyone stuck behind slow drivers', 'stuck behind slow drivers'],
    ['gothic rock about a bat on the pier', 'a bat on the pier'],
    ['a song about pink bubblegum', 'pink bubblegum'],
    ['rap about gangsters farting', 'gangsters farting'],
    ['my dog keeps farting in his sleep', 'my dog keeps farting in his sleep'],
    ['metal about a comet that missed us', 'a comet that missed us'],
    ['watching the city burn', 'watching the city burn'],
    ['pop song about giving birth', 'giving birth'],
    ['synthwave about cruising with the top down', 'cruising with the top down'],
    ['country song about baby sea turtles hatching', 'baby sea turtles hatching'],
    ['a song about a furry convention', 'a furry convention'],
    ['monarch butterflies flying to Mexico', 'monarch butterflies flying south'],
    ['a song about the self checkout', 'the self checkout'],
    ['assembling a flat pack wardrobe', 'assembling a flat pack wardrobe'],
    ['my husband and his action figures', 'my husband and his action figures'],
    ['the gnome uprising', 'the gnome uprising'],
    ['a race of mobility scooters', 'mobility scooters'],
    ['psychedelic rock about clocks with eyes', 'clocks with eyes'],
    ['psychedelic rock about a mushroom trip', 'mushroom trip'],
    ['jazz about a popcorn heist', 'popcorn heist'],
    ['a song about two dancing skeletons', 'two dancing skeletons'],
    ['funk song about a bowl of mac & cheese', 'a bowl of mac & cheese'],
    ['a rat king in the subway', 'a rat king in the subway'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a toast to my brother and his bride', 'burnt toast'],
    ['raise a toast for the year that was', 'burnt toast'],
    ['cruising slow down the boulevard with you', 'slow drivers'],
    ['my son and his baseball bat', 'a bat on the pier'],
    ['bubblegum pop about a crush', 'pink bubblegum'],
    ['a comet in the night sky over us', 'a comet that missed us'],
    ['my heart is a city', 'watching the city burn'],
    ['a labor camp', 'giving birth'],
    ['dancing on the roof', 'cruising with the top down'],
    ['a monarch on her throne', 'monarch butterflies flying south'],
    ['picking mushrooms with my father', 'shrooms'],
    ['the rat race', 'a rat king in the subway'],
    ['my city is burning for you', 'watching the city burn'],
    ['a house of bricks and mortar', 'my husband and his action figures'],
    ['planting roses with my son', 'the gnome uprising'],
  ])('leaves alone what only sounds like it: %j is not %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })
})
