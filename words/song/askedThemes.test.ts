import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'

const draft = (description: string, seed = 5) => draftSong({ seed, description, instrumental: false, avoid: [] })
const sing = (description: string): string => draft(description).lyrics

describe('what people ask for by one word among others', () => {
  it.each([
    ['a folk song about running from a giant', /giant/i],
    ['a song about getting lost in the pages of old love stories', /ink|page|chapter/i],
    ['sad ballad about an old wizard far from his tower', /wizard|spell|home/i],
    ['a song about baking a blueberry cheesecake', /cheesecake/i],
    ['a proud song about installing Linux on my old laptop', /linux|penguin/i],
    ['80s anthem about a girl who wants to win at karate', /karate|belt|bow/i],
    ['a ballad about love among the stars', /stars?\b|galaxy/i],
    ['angry rap: I can never find the right charger', /charger|screen|cables/i],
    ['a song about a man tasting his first sandwich', /sandwich|bread/i],
    ['a song about a postman who is scared of the ghost in number nine', /ghost|sender/i],
    ["a blues about repairing my father's old truck", /old car|turn her|she runs/i],
    ['a song about fixing an old radio with my dad', /radio|solder/i],
    ['a song about sneaking down to the kitchen at midnight', /kitchen|house/i],
    ['a sad song about my mother with dementia', /room|name|who are you/i],
    ['a slow dark ambient song about nothingness', /nothing/i],
    ['a song about freedom on the open road', /freedom|free/i],
    ['a song about the four seasons and what is good and bad in them', /seasons|spring/i],
    ['a dark rock song: life is just a game and people are puppets', /strings|everyone knows/i],
  ])('sings of it: %s', (description, named) => {
    expect(sing(description)).toMatch(named)
  })

  it('hears no beach in a style and no sport in what is thrown', () => {
    expect(draft('a song about an old pier, sunshine pop').reading.occasion.id).not.toBe('season')
    expect(sing('a punk song about a troll hurling rocks at us')).not.toMatch(/One of Us/)
  })

  it('loves nothing grave like a pet', () => {
    for (const thing of ['depression', 'nothingness', 'obsession', 'relief', 'dementia'])
      for (const seed of [1, 2, 3])
        expect(draft(`a song about ${thing}`, seed).lyrics).not.toMatch(/never could leave|a whistle away|on my lap/)
  })

  it('sings what is somber of a wizard where somber is asked for', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { lyrics, style } = draft('a somber song about a wizard alone in a strange city', seed)
      expect(lyrics).not.toMatch(/Wrong end|mayor/)
      expect(style).not.toMatch(/happy|glockenspiel/)
    }
  })
})
