import { describe, expect, it } from 'vitest'
import { callsKit } from './sungKits.fixture.ts'

describe('a theme in nobody’s words', () => {
  it.each([
    ['a reggaeton song about being so lonely without him', "when you're not around"],
    ['a piano song about life and memories', 'good memories'],
    ['a pop song about a woman with a thousand dreams', 'dream big'],
    ['an anthem about the friends we found on the way', 'true friendship'],
    ['a hip hop song about Samoa, my country', 'my homeland'],
    ['a folk song for free Tibet', 'freedom'],
    ['a dubstep song about conflicted emotions', 'mixed feelings'],
    ['rock about frustration and shouting in a dysfunctional relationship', 'toxic relationship'],
    ['house music about me liking to work a lot', 'working too hard'],
    ['garage track about going from poor to poorer', 'poverty'],
    ['a 1950s style song about a teenage romance', 'first love'],
    ['metal song about wanting to be perfect when I never can be', 'perfectionism'],
    ['an R&B song about love that never dies', 'true love'],
    ['an emo song about body standards', 'body image'],
    ['a swing song about dancing with your sweetheart by the river', 'slow dance'],
    ['a pop song about saying no to fear and doubt', 'facing my fears'],
    ['dark ambient about the devil in the corner of my room', 'sleep paralysis'],
  ])('calls a song of it: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a jingle for my bakery, hope in every crumb', 'hope'],
    ['a birthday song for my brave sister Ann', 'courage'],
    ['a song about roundin all the mules up, all in one corner', 'poker'],
    ['a song about my memory foam pillow', 'good memories'],
    ['country song about watching movies with my dog', 'true friendship'],
  ])('leaves what is about somebody or something: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })
})
