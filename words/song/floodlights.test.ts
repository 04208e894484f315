import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit } from './sungKits.fixture.ts'

const KITS_HERE = [KITS.floodlights, KITS.lovesick].flatMap((bank) => bank.kits?.() ?? [])

describe('songs of falling towers, front porches and new love', () => {
  it.each([
    ['a drum and bass track about skyscrapers collapsing', 'skyscrapers collapsing'],
    ["a country song, don't trust the politicians, trust the folks on your street", "don't trust the politicians"],
    ['synthwave about street racing with a loud turbo', 'street racing'],
    ['a drinking song for a rowdy band of travellers', 'rowdy band of travellers'],
    ['epic metal about knights riding into battle', 'knights riding into battle'],
    ['a slow blues about an old man sitting on his porch', 'sitting on his porch'],
    ['power metal about a princess locked in a tower by a dragon', 'princess locked in a tower'],
    ['a funny song about counting sheep till dawn', 'counting sheep'],
    ['industrial rock, Satan is back in town', 'Satan is back in town'],
    ['dream pop about a boy from the stars', 'boy from the stars'],
    ['afrobeats about Africa rising', 'Africa rising'],
    ['a soul song about overcoming adversity', 'overcoming adversity'],
    ['a funny rap about cats against dogs', 'cats against dogs'],
    ['hip hop about being judged by strangers', 'being judged'],
    ['punk about being on a plane next to a screaming toddler', 'on a plane next to a screaming toddler'],
    ['glam rock, we are proud weirdos', 'proud weirdos'],
    ['a ballad, will anyone remember me', 'will anyone remember me'],
    ['grunge about a soul-crushing job', 'soul-crushing job'],
    ['indie song about a glove left on the pavement', 'glove left on the pavement'],
    ['techno about stubbing my toe', 'stubbing my toe'],
    ['rock about chemtrails', 'chemtrails'],
    ['britpop about the pub we used to drink in', 'pub we used to drink in'],
    ['heartland rock about fast cars and girls', 'cars and girls'],
    ['surf pop about my trusty bicycle', 'my trusty bicycle'],
    ['an anthem for the leaders of tomorrow', 'leaders of tomorrow'],
    ['a romantic song about a moonlit swim', 'moonlit swim'],
    ['hyperpop about neon teens on hoverboards', 'hoverboards'],
    ['disco about our drag race watch party', 'drag race watch party'],
    ['punk about console wars', 'console wars'],
    ['folk metal about a wandering minstrel', 'wandering minstrel'],
    ['lofi about being alone in the wilderness', 'alone in the wilderness'],
    ['metal about the greatest guitar solo', 'the greatest guitar solo'],
    ['upbeat pop for our annual sales conference', 'annual sales conference'],
    ['emo rap about dropping out of college', 'dropping out of college'],
    ['march about the redcoats', 'redcoats'],
    ['symphonic metal about Hercules', 'Hercules'],
    ['pop about a fearless little girl', 'fearless little girl'],
    ['folk punk about painting all night', 'painting all night'],
    ['indie pop about a reclusive novelist', 'reclusive novelist'],
    ['a thriller rap about two brothers on the run', 'brothers on the run'],
    ['alt rock about feeling invincible', 'feeling invincible'],
    ['torch song about my cholesterol', 'my cholesterol'],
    ['a bouncy tune about a quiz show', 'quiz show'],
    ['phonk about an alpha male', 'alpha male'],
    ['a funny song about a husband who hates doing the shopping', 'husband who hates doing the shopping'],
    ['a comic tune about wearing my jumper inside out', 'wearing my jumper inside out'],
    ['doom metal about goblins having a feast', 'goblins having a feast'],
    ['a Scottish reel about a pub fight', 'pub fight'],
    ['jazz about the fall of communism', 'fall of communism'],
    ['alt rock, some days are heavier', 'some days are heavier'],
    ['prog rock about a love of history', 'love of history'],
    ['soul, what love can do', 'what love can do'],
    ['a slow song, loving somebody hurts', 'loving somebody hurts'],
    ['rap, they said I would never make it', 'they said I would never make it'],
    ['punk, school sucks and I am ten', 'school sucks'],
    ['blues, my job is killing me', 'job is killing me'],
    ['piano ballad about how love hurts', 'love hurts'],
    ['punk about the girl at the coffee shop', 'girl at the coffee shop'],
    ['synthpop about mixed emotions', 'mixed emotions'],
    ['r&b about not being man enough', 'man enough'],
    ['chill song about love and breakups', 'love and breakups'],
    ['80s rock about a woman and her new love', 'new love'],
    ["afrobeats, you're not around", "you're not around"],
    ['jazz about telling my man to leave', 'telling my man to leave'],
    ['rumba, you look like an angel', 'look like an angel'],
    ['folk about meeting an old friend after many years', 'meeting an old friend'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['my new tower of building blocks'],
    ['the judge at the county fair'],
    ['the bank holiday weekend'],
    ['my brother drops his ice cream'],
    ['a song for my cat and my dog'],
    ['marching band practice'],
    ['the coffee machine is broken'],
    ['counting my blessings'],
    ['our bike shop opening'],
    ['the angel on top of the tree'],
    ['a fork in the road'],
    ['the bar at the end of the world'],
    ['some days I bake bread'],
    ['the fall leaves in our street'],
    ['the summit of the mountain'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    expect(KITS_HERE.some(({ about }) => about.test(description) && callsKit(description, description))).toBe(false)
  })

  it('fills and names every section of every song', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
    const hooks = KITS_HERE.flatMap((kit) => kit.list()).filter(({ beat }) => beat === 'hook')
    expect(hooks.filter(({ title }) => title === undefined)).toEqual([])
  })
})
