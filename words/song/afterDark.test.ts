import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import { callsKit, callsOneOf } from './sungKits.fixture.ts'

const BANKS = [KITS.afterDark, KITS.neonHearts]

describe('songs of the night and of love in the city', () => {
  it.each([
    ['a k-pop song about being that girl', 'being that girl'],
    ['trap song about a bad girl', 'bad girl'],
    ['drill about life on the block', 'life on the block'],
    ['funny rap about a guy who thinks he is a gangster', 'a guy who thinks he is a gangster'],
    ['a rap about being the greatest rapper', 'being the greatest rapper'],
    ['phonk about expensive cars and jewels', 'expensive cars'],
    ['hip hop about my crew', 'my crew'],
    ['a rock song about coming back stronger', 'coming back stronger'],
    ['future bass about reaching my goals', 'reaching my goals'],
    ['a pop song about living my best life', 'living my best life'],
    ['an indie song for my wife whom I love more each year', 'my wife whom i love'],
    ['a pop song for proposing to my girlfriend at the lake', 'proposing to my girlfriend'],
    ['R&B about the chemistry between us', 'chemistry between us'],
    ['deep house, stay with me until the sun is up', 'stay with me until the sun'],
    ['electronic song about wanting to be near you', 'wanting to be near you'],
    ['pop song about finding that special someone', 'finding that special someone'],
    ['indie rock about being too shy to tell her', 'too shy to tell her'],
    ['pop punk about going from friends to lovers', 'friends to lovers'],
    ['soul song, she is the one', 'she is the one'],
    ['a song about an on and off relationship', 'on and off relationship'],
    ['dark pop about love and lies', 'love and lies'],
    ['eurodance about dancing away my tears', 'dancing away my tears'],
    ['a ballad about running into my old flame after ten years', 'running into my old flame after'],
    ['synthpop about loving you in secret', 'loving you in secret'],
    ['techno about partying until sunrise', 'partying until sunrise'],
    ['pop punk about shots with my best mates', 'shots with my best mates'],
    ['reggaeton about a stranger I danced with at the club', 'a stranger i danced with at the club'],
    ['a pop song about my glow up', 'glow up'],
    ['emo song, nobody listens to me', 'nobody listens to me'],
    ['emo rap about overthinking', 'overthinking'],
    ['a rap, my old friend is finally back', 'my old friend is finally back'],
    ['synthwave about being lost in a big city', 'being lost in a big city'],
    ['reggaeton about a beach fling', 'a beach fling'],
    ['indie pop about the last days of summer', 'the last days of summer'],
    ['R&B about regretting leaving her', 'regretting leaving her'],
    ['dance pop, I do not need you now', 'i do not need you now'],
    ['tropical house about hot summer nights', 'hot summer nights'],
    ['hip hop about the cost of fame', 'the cost of fame'],
    ['a rock song, nobody can beat us', 'nobody can beat us'],
    ['dance pop about ignoring the haters', 'ignoring the haters'],
    ['R&B about her brown eyes', 'her brown eyes'],
    ['a ballad about waiting for you at the airport', 'waiting for you at the airport'],
    ['synthpop, I keep thinking of you', 'i keep thinking of you'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['a song about the girl next door who plays the drums'],
    ['a song about my lost balance and a block of cheese'],
    ['my chemistry teacher'],
    ['a business proposal for the board'],
    ['a song about counting sheep'],
    ['my business partner'],
    ['a song about the rising sea'],
    ['my rabbit is afraid of the dark'],
    ['stay off my lawn'],
    ['the money plant on my desk'],
    ['a song about turning the lights on and off'],
    ['my back is sore from the garden'],
    ['an empty fridge'],
    ['a famous recipe for pancakes'],
    ['toxic waste in the river'],
    ['the end of the road'],
    ['my dog waiting at the window'],
    ['potato eyes in the cupboard'],
    ['how my husband proposed to me in Rome'],
    ['a wizard who casts a spell on the king'],
    ['a free puppy'],
    ['the dog is back from the vet'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    expect(callsOneOf(description, BANKS)).toBe(false)
  })

  it('does not sing every girlfriend the same song', () => {
    const titles = new Set(
      [3, 4, 5, 6].map(
        (seed) => draftSong({ seed, description: 'a song for my girlfriend', instrumental: false }).title,
      ),
    )
    expect(titles.size).toBeGreaterThanOrEqual(3)
  })
})
