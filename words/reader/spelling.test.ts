import { describe, expect, it } from 'vitest'
import { mendSlips } from './spelling.ts'
import { splitRequest } from './splitRequest.ts'

describe('slips of the finger', () => {
  it.each([
    ['a song abuot a penguine who loves fihsing', 'a song about a penguin who loves fishing'],
    ['my beloved wfe is cring', 'my beloved wife is crying'],
    ['somene beleve in yuo', 'someone believe in you'],
    ['a rianbow over the harbor', 'a rainbow over the harbor'],
    ['a forgoten umbrela', 'a forgotten umbrella'],
    ['asong about bread', 'a song about bread'],
    ['a somg about bread', 'a song about bread'],
    ['the joy ofbi father', 'the joy of being father'],
    ['he is tallking', 'he is talking'],
    ['nostalgya', 'nostalgia'],
  ])('%j means %j', (typed, meant) => {
    expect(mendSlips(typed)).toBe(meant)
  })

  it.each([
    'a song about gigo the code platform',
    'Zorblax and his friend Kvothe in Abaut',
    'my cat named mittenz',
    'photosynthesis, mitochondria, kubernetes and lofi ramen',
    'vibin with the homies, yeet',
    'a lakehouse, a disstrack and a lovin spoonful',
    'im sure hes there and thats fine',
  ])('%j stays', (typed) => {
    expect(mendSlips(typed)).toBe(typed)
  })

  it.each([
    ['a song about teh beutiful moutains of my childhood', 'the beautiful mountains of my childhood'],
    ['a balad about a lonly lighthouse keper', 'a lonely lighthouse keeper'],
    ['rap about the bordem of waiting rooms and a red turck', 'the boredom of waiting rooms and a red truck'],
    ['song bout my grandfathers tractr', "my grandfather's tractor"],
  ])('%j tells %j', (typed, meant) => {
    expect(splitRequest(typed).told).toBe(meant)
  })
})
