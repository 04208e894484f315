import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import { callsKit, callsOneOf } from './sungKits.fixture.ts'

const BANKS = [KITS.strangeRoads, KITS.spotlights, KITS.crossings]
const KITS_HERE = BANKS.flatMap((bank) => bank.kits?.() ?? [])

describe('songs of strange roads, bright lights and crossings', () => {
  it.each([
    ['a gothic house track about high fashion and models', 'high fashion'],
    ['metal song about a ferocious warrior', 'ferocious warrior'],
    ['a marching song about mountain rebels bringing down the tyrant', 'mountain rebels'],
    ['a pop song about taking the right path', 'taking the right path'],
    ['a sassy pop song, mind your own business', 'mind your own business'],
    ['dream pop about a faraway planet', 'faraway planet'],
    ['fast rock about drowning in my own thoughts', 'drowning in my own thoughts'],
    ['bedroom pop about wishing he would notice me', 'wishing he would notice me'],
    ['R&B, I am in love with a married man', 'in love with a married man'],
    ["indie love song about a woman who puts up with a man who doesn't deserve her", 'puts up with a man'],
    ['afrobeats about deep love between a man and his wife', 'love between a man'],
    ['a blues about hopping a freight train', 'hopping a freight train'],
    ['prog rock about machines waking up', 'machines waking up'],
    ['ambient rock about paranormal voices', 'paranormal'],
    ['dark pop about the cold-hearted prince', 'cold-hearted prince'],
    ['indie song about a mummy lost in the modern city', 'mummy lost in the modern city'],
    ['funny pop about being half shark half chicken', 'half shark half chicken'],
    ['tribal techno about little people living in the forest', 'little people living in the forest'],
    ['house track, she is all gas no brakes', 'all gas no brakes'],
    ['synthwave about growing up in the 80s', 'growing up in the 80s'],
    ['k-pop about stepping into the spotlight', 'stepping into the spotlight'],
    ['rap about a local wrestling promotion', 'local wrestling promotion'],
    ['a hype song for our after-school club', 'after-school club'],
    ['upbeat pop about submitting our timesheets', 'submitting our timesheets'],
    ['dubstep about work-life balance', 'work-life balance'],
    ['shuffle dance about the daily grind', 'the daily grind'],
    ['teen pop about a pick-me girl', 'a pick-me girl'],
    ['teen pop about mean girls at my school', 'mean girls at my school'],
    ['acid jazz, you promised me the moon', 'you promised me the moon'],
    ['trance under a sapphire sky', 'a sapphire sky'],
    ['drill about an emo kid', 'an emo kid'],
    ['a trap song about a messy breakup', 'a messy breakup'],
    ['post-punk about twin brothers separated at birth', 'twin brothers separated'],
    ['dark pop about a hitman who quits after killing somebody he loved', 'a hitman who quits'],
    ['epic ballad about a maiden rescued from a terrible beast', 'a maiden rescued from a terrible beast'],
    ['nordic folk about finding my way home', 'finding my way home'],
    ['a smooth song about two pairs of underpants', 'two pairs of underpants'],
    ["a girl can't decide if her classmate is cute", 'classmate is cute'],
    ["I don't want to make the first move, piano song", 'make the first move'],
    ['synthwave about a forgotten city', 'a forgotten city'],
    ['a folk song about how slow life was before the cities grew', 'before the cities grew'],
    ['epic rock about a smooth talker', 'smooth talker'],
    ['trance about the northern lights', 'the northern lights'],
    ['a gothic song about freeing myself', 'freeing myself'],
    ['sad pop about a swan and a crow in love', 'a swan and a crow'],
    ['chill song about walking the quiet streets alone at night', 'walking the quiet streets alone at night'],
    ['emo, I am in love with my best friend who never sees it', 'in love with my best friend who never'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['my planet fitness membership'],
    ['a song about the railroad crossing guard'],
    ['my family first met at the lake'],
    ['half asleep on the sofa'],
    ['the runway lights at the airport'],
    ['my business partner and his lane of bowling'],
    ['no coffee breaks at work'],
    ['my grandmother found her keys'],
    ['my mummy is the best'],
    ['the river bed is dry'],
    ['I want to see you again'],
    ['an 80s synth song about the ocean'],
    ['my two brothers and their band'],
    ['little red riding hood'],
    ['my old classmates reunion'],
    ['a movie about a killer whale'],
    ['the prince and the pauper'],
    ['I promised my dog a walk'],
    ['grandpa and the right way to make coffee'],
    ['a restless night with the baby'],
    ['city council election'],
    ['my wife puts up with my snoring'],
    ['my swan boat and a bag of chips'],
    ['walking my dog around the block'],
    ['my best friend fell off a ladder'],
    ['a fashionable hat for my cat'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    expect(callsOneOf(description, BANKS)).toBe(false)
  })

  it('fills every section of every song', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
  })

  it('names every song', () => {
    const hooks = KITS_HERE.flatMap((kit) => kit.list()).filter(({ beat }) => beat === 'hook')
    expect(hooks.filter(({ title }) => title === undefined)).toEqual([])
  })

  // "someone is like a car with all gas and no brakes" is sung by its own chorus, whoever it is about.
  it('sings its own chorus of somebody else too', () => {
    const { title } = draftSong({
      seed: 2,
      description: 'a house song about how somebody is all gas and no brakes',
      instrumental: false,
    })
    expect(KITS.spotlights.list().map((entry) => entry.title)).toContain(title)
  })
})
