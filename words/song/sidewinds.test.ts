import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit } from './sungKits.fixture.ts'
import { findKit } from './findKit.ts'
import { readRequest } from '../reader/readRequest.ts'

const KITS_HERE = KITS.sidewinds.kits?.() ?? []

describe('songs of side winds and odd weathers', () => {
  it.each([
    ['an acoustic song about living with mental illness', 'mental illness'],
    ['punk song, nobody messes with my family', 'nobody messes with my family'],
    ['a rock anthem about winning all the time', 'winning all the time'],
    ['a jazz song, keep smiling no matter what', 'keep smiling no matter what'],
    ['a pop song about dancing and having a good time', 'dancing and having a good time'],
    ['new wave about never finding true love', 'never finding true love'],
    ['dark ambient about endless waiting', 'endless waiting'],
    ['rap about being locked in, no distractions', 'no distractions'],
    ['an emo song about not knowing who I have become', 'who i have become'],
    ['dream pop, are you still awake thinking of me', 'are you still awake'],
    ['a lofi song about a girl who never notices me', 'a girl who never notices me'],
    ['smooth jazz, is it or is it not', 'is it or is it not'],
    ['a piano song about not knowing what to do with my life', 'not knowing what to do with my life'],
    ['a woman lost in her foggy mind', 'foggy mind'],
    ['a lesbian in love with her straight best friend', 'a lesbian in love with her straight best friend'],
    ['a boy in love with a girl who sees other guys', 'a girl who sees other guys'],
    ['dark pop about the pain I keep hidden inside', 'the pain i keep hidden inside'],
    ['a rap about retail workers and rude customers', 'retail workers'],
    ['a marching song: women life freedom', 'women life freedom'],
    ['a trippy song about talking fruit', 'talking fruit'],
    ['a song for a tech guru who thinks an app can fix everything', 'a tech guru who thinks'],
    ['an anthem about never leaving a man behind, leave no man behind', 'leave no man behind'],
    ['a funny song, my client ghosted me', 'my client ghosted me'],
    ['country rock, we are all Australian', 'we are all australian'],
    ['my husband spilled wine on my white shirt', 'spilled wine on my white shirt'],
    ['hip hop about dumpster diving', 'dumpster diving'],
    ['a soul collector guiding the dead', 'a soul collector'],
    ['outlaw country about a daring prison break', 'prison break'],
    ['a song about turning 29 again', 'turning 29 again'],
    ['soul music about the new security guard at a library', 'security guard'],
    ['a raccoon who works in a cafe', 'a raccoon who works in a cafe'],
    ['electro about run run run', 'run run run'],
    ['metal about how the devs nerfed my main', 'nerfed my main'],
    ['reggae about a hot day in the middle of winter', 'a hot day in the middle of winter'],
    ['we spent all our savings in one night of partying', 'spent all our savings in one night'],
    ['power metal about solving impossible puzzles', 'solving impossible puzzles'],
    ['a soft song about love and acceptance', 'love and acceptance'],
    ['80s pop, there is no higher love', 'no higher love'],
    ['demons are coming up from the ground, will God save us', 'demons are coming up from the ground'],
    ["afrobeats, it's closing time, come home with me", 'closing time'],
    ['those who think they can and those who think they cannot', 'think they can and those who think they cannot'],
    ["I was rejected by everyone and now I'm famous", "rejected by everyone and now i'm famous"],
    ['prog rock about writing an epic guitar solo', 'epic guitar solo'],
    ['doom metal about the whole world buried under snow', 'world buried under snow'],
    ['a mantra about healthy masculinity', 'healthy masculinity'],
    ['a happy song about getting ready for school', 'getting ready for school'],
    ['my family lives scattered around the world', 'my family lives scattered around the world'],
    ['a girl and her dog alone in space', 'her dog alone in space'],
    ['a ballad about a civil war battle in the 1860s', 'civil war battle'],
    ['hardcore punk about the benefits of oatmeal', 'benefits of oatmeal'],
    ['a rock song about the world we live in', 'the world we live in'],
    ['I had the weirdest dream last night', 'the weirdest dream'],
    ['my truck is rusting in the yard', 'my truck is rusting in the yard'],
    ['death metal about motivation and action for the future', 'motivation and action'],
    ['a shanty for our favourite brewery', 'our favourite brewery'],
    ['a weekend getaway with my wife', 'weekend getaway with my wife'],
    ['accordion rock about an office lady who hates her job', 'an office lady who hates her job'],
    ['a rap about being weird and not caring', 'being weird and not caring'],
    ['my personality is a problem for me', 'my personality is a problem'],
    ['a pop song about sweet dreams', 'sweet dreams'],
    ['an orange cat wearing a tiny crown', 'an orange cat wearing a tiny crown'],
    ['a guy feeding his dog one last biscuit before putting old Rex down', 'one last meal for my dog'],
    ["folk song about a girl on TikTok I'm in love with", 'a girl on tiktok i am in love with'],
    ['a waltz for a bride and her father-in-law', 'bride and her father-in-law'],
  ])('has a song of its own: %j', (description, words) => {
    expect(KITS_HERE.some(({ about }) => about.test(words))).toBe(true)
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['my dog won a prize at the show'],
    ['my son has a nerf gun'],
    ['I locked my keys in the car'],
    ['you are the one who broke my heart'],
    ['my old dog dozes by the fire'],
    ['our fruit salad at the picnic'],
    ['the closing of the factory'],
    ['waiting tables in a diner'],
    ['my guard dog'],
    ['running for mayor'],
    ['a smile from my baby daughter'],
    ['I lost my job at the prison'],
    ['weird fish in the deep sea'],
    ['a winter sun holiday in Spain'],
    ["last orders at my dad's pub"],
    ['the last walk with my dog'],
    ['saving the world from aliens'],
    ["a bank robber's getaway"],
    ['oatmeal cookies for grandma'],
    ['I love my job'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    const about = findKit(readRequest(description, ''), 3)
    expect(KITS_HERE.map((kit) => kit.about)).not.toContain(about)
  })

  it.each([
    ['playing for ultimate freedom', 'ultimate frisbee'],
    ['a vampire cursed for eternity', 'eternity'],
    ['a romantic getaway', 'getaway driver'],
  ])('calls by no stray word: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(false)
  })

  it.each([
    ['you are a stepped-up father to us', 'stepdad'],
    ['should have, would have, could have, chances wasted', 'regret'],
    ['winning at dungeons and dragons', 'dungeons and dragons'],
    ['eating brokkoli', 'broccoli'],
    ['growing up with an abusive stepfather', 'domestic abuse'],
    ['one last meal for my dying dog', 'one last meal for my dog'],
  ])('knows its kit said otherwise: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it('fills every section of every song', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
  })
})
