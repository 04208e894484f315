import { describe, expect, it } from 'vitest'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')

describe('forms of an order that hide what it tells', () => {
  it.each([
    ['a song with topic hobbies', 'hobbies'],
    ['Create a song with themes of honesty and patience. Use gentle drums.', 'honesty and patience'],
    ['Generate a dance song perfect for a summer pier party', 'a summer pier party'],
    ['a polka track capturing the antics of a gaggle of hens', 'the antics of a gaggle of hens'],
    ['make the best song ever which includes the harbour and our ferry', 'the harbour and our ferry'],
    ['a rock version of The goose flew up to Oslo but with guitars', 'The goose flew up to Oslo'],
    ['Make the Winter Song but instead of winter its mud', 'mud'],
    ['a synth song about become numb', 'becoming numb'],
    ['romantic lonely lovers song who want to run away', 'lonely lovers who want to run away'],
    ['Titled Salt Roads. On the old trade routes of the desert', 'the old trade routes of the desert'],
    ['Style: dream pop. Genre: indie. Song about: a fox in the snow', 'a fox in the snow'],
    ['punk, fast, angry, the rent', 'the rent'],
    ['a love song, slow it down in the middle, about the harbour', 'the harbour'],
    ['a song about rain add a rap solo', 'rain'],
    ['a song about our foreman Karl. Make it funny. mention his moustache often', 'our foreman Karl. his moustache'],
    [
      'Love song, slow rock, bossa nova beat. Hanging out on the curb, always together',
      'Hanging out on the curb, always together',
    ],
    ['Odd Dissonance genre, they built something in the lab', 'they built something in the lab'],
    [
      'A man plays the piano in a dark bar. Rain on the glass. In the style of Broadway',
      'A man plays the piano in a dark bar. Rain on the glass',
    ],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    ['Half a Goose: a grunge track about geese', 'Half a Goose'],
    [
      'a grunge song with deep vocals called Heart Full of Sand Head Full of Snow',
      'Heart Full of Sand Head Full of Snow',
    ],
    ['a song about a band, and the main part of the chorus includes "We were the Herons"', 'We were the Herons'],
  ])('%j is called %j', (description, title) => {
    expect(splitRequest(description).title).toBe(title)
  })
})
