import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const factsOf = (request: string): string[] => readRequest(request, '').facts.map(({ text }) => text)

describe('what strangers type in a hurry', () => {
  it.each([
    [
      'a folk song about a girl names Ingrid. She have been a baker for ten years',
      'Ingrid has been a baker for ten years',
    ],
    ['a song about ghosts. they are in the walls. we cant hide. will god save us', 'Will God save us?'],
    ['a rock song about I am Dutch and you are Dutch we all are Dutch', 'We all are Dutch'],
    ['a ballad about those who know they can, and those who know they never will', 'Those who know they can'],
    ['a pop song that goes well with a goat wearing a hat', 'A goat is wearing a hat'],
    ['make a anime type song thats intense and about betrayal', 'Betrayal'],
    [
      'a song called Tin Fool, the music is gypsy swing, the singer is a young guy, the young guy sings, come along now',
      'Come along now',
    ],
    [
      "You're a famous rapper, your task is to compose a rap track about the rent. The output required is a rap track, which includes a chorus",
      'The rent',
    ],
    ['a song very much against waste', 'Standing up to waste'],
    ['a duet sings goodbye to the mill', 'Saying goodbye to the mill'],
    ['a trance song about why goats are great', 'Goats are great'],
    ['write a rap that tells me how magnets work', 'Magnets work'],
    ['a soul song about a playful song about losing my keys', 'Losing my keys'],
    ['a jazz song about a girl named Nora that he loves and she loves him', 'You love me'],
    ['a rock song about watching anime, nu metal, djent', 'Watching anime'],
    ["I'm stressed a loud, sad song", "I'm stressed"],
    ['a song about a woman called Edda who left you', 'You left me'],
    ['a song about tea and make sure to make it rhyme', 'Tea'],
    ['an otter singing about how he is in love with the moon', 'An otter is in love with the moon'],
    ['a rap about Ava Running all around the block', 'Ava is running all around the block'],
  ])('is understood: %j', (request, fact) => {
    expect(factsOf(request)).toContain(fact)
  })

  it.each([
    ['80 year old man learns the guitar', 'an 80-year-old man learns the guitar'],
    ['8 year old girl loves bread', 'an 8-year-old girl loves bread'],
    ['a folk song about 40 year old man who sails', 'a 40-year-old man who sails'],
    ['a song for my girl friends', 'my girl friends'],
    ['a song about my girl friend', 'my girlfriend'],
    ['a rock song about winter. No doom and gloom.', 'winter.'],
  ])('what stands in %j is %j', (description, told) => {
    expect(readRequest(description, '').told).toBe(told)
  })

  it('the length of an intro is none of the song', () => {
    const { seconds, told } = readRequest('a rock song about the sea with a 15-20 second instrumental intro', '')
    expect([seconds, told]).toEqual([undefined, 'the sea'])
  })

  it.each([
    ['does she have a dog, a song about Lena', 'she have'],
    ['a song about the only home we all are from', 'we all are from'],
    ['a song about why I left you', 'why I left you'],
    ['a song called ”Harbour Blues” about a clown', 'a clown'],
    ['a sad song about my bike, its a song with a deeper meaning', 'my bike'],
  ])('is left alone where it is right: %j', (request, words) => {
    expect(readRequest(request, '').told).toContain(words)
  })

  it.each([
    ['a party song celebrating pay day. Money In My Hand should be in the hook', 'Money in My Hand'],
    ['a song about tax returns with a big chorus screaming "TAX RETURNS!"', 'TAX RETURNS!'],
    ['a rap with a Labor Day theme and contains the phrase Two Left Feet', 'Two Left Feet'],
    ['a metal song about mops with a crowd chanting "Mop it up"', 'Mop it up'],
  ])('names the song where it asks for a hook: %j', (request, title) => {
    expect(readRequest(request, '').title).toBe(title)
  })
})
