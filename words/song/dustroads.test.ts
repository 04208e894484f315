import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit, callsOneOf, linesAbout } from './sungKits.fixture.ts'

const BANKS = [KITS.dustroads, KITS.dusthearts]
const KITS_HERE = BANKS.flatMap((bank) => bank.kits?.() ?? [])
const anyLine = new Set(KITS_HERE.flatMap((kit) => kit.list().flatMap(({ lines }) => lines)))

describe('songs of dust roads, small hours and what goes wrong at home', () => {
  it.each([
    ['a country song about a world record nobody can touch', 'world record'],
    ['a bluegrass tune, none of us knows what we are doing', 'none of us knows what we are doing'],
    ['a folk song about turning a blind eye', 'turning a blind eye'],
    ['a funny song about my flat-earther cousin', 'flat-earther'],
    ['my husband has a cookie addiction', 'cookie addiction'],
    ['a song about leaving Sweden to come home to Canada', 'leaving Sweden to come home to Canada'],
    ['southern rock about going mudding in my jeep', 'mudding'],
    ['a funny song about the life of a traffic cone', 'traffic cone'],
    ['country song about a fellow who thinks he is the coolest', 'thinks he is the coolest'],
    ['an old bluegrass song about the railroad workers', 'railroad workers'],
    ['a funny song about a lazy man and all his excuses', 'lame excuses'],
    ['a sad country song about always losing', 'always losing'],
    ['a song about life on a cattle ranch', 'cattle ranch'],
    ['a song about owning a huge truck I never need', 'huge truck I never need'],
    ['a song about a lady who paints little stones and hides them', 'painted stones'],
    ['a silly song about my beer belly', 'my beer belly'],
    ['a rock song about tornado season', 'tornado season'],
    ["a song about being a grown-up, I'll do what I want", 'grown-up woman'],
    ['my job is like herding cats', 'herding cats'],
    ['a blues about being lactose intolerant', 'lactose intolerant'],
    ['I drank expired milk', 'expired milk'],
    ['an old man trying to understand smartphones', 'old man trying to understand smartphones'],
    ['I need one day of peace and quiet', 'peace and quiet'],
    ['a song about baby playing with blocks on the floor', 'peek-a-boo'],
    ['a calm song, ignorance is bliss', 'ignorance is bliss'],
    ['a rap about clout chasers', 'clout chasers'],
    ['R&B about a poor boy trying to make his way in the world', 'poor boy trying to make'],
    ['a rap about fresh sneakers', 'sneakers'],
    ['a song about a bitter old cynic', 'cynic'],
    ['a rap about stubbing my toe', 'stubbing my toe'],
    ['the world has changed and I cannot keep up', 'the world has changed'],
    ['a rock song about echoes of the past', 'echoes of the past'],
    ['a small-town girl chasing the big city lights', 'small-town dreamer'],
    ['a blues about a hillbilly town', 'hillbilly town'],
    ['a country song about an unlikely hero', 'unlikely hero'],
    ['a rap about a bedroom producer', 'bedroom producer'],
    ['reggae about smoking weed to unwind', 'smoking weed'],
    ['our team got knocked out of the playoffs', 'our team got knocked out'],
    ['an anime song about the young heroes of the galaxy', 'young heroes of the galaxy'],
    ['a funny rap about somebody who keeps stealing my stuff', 'stealing my stuff'],
    ['a country worship song, less of me and more of you', 'less of me and more of you'],
    ['a love song, you are my kryptonite', 'kryptonite'],
    ['a bluegrass song about losing my teeth and my hair', 'losing my teeth and my hair'],
    ['a sad song about my old virtual pet', 'virtual pet'],
    ['two lovers running away together', 'lovers running away together'],
    ['a man who had cataract surgery and can see again', 'cataract surgery'],
    ['pop country about getting the spark back in our marriage', 'the spark is gone'],
    ['a duet about love and death', 'love and death'],
    ['a song about living with borderline personality disorder', 'borderline personality disorder'],
    ["hip hop, I'm scared", "I'm scared"],
    ['a rap about never answering my ex', 'never answering my ex'],
    ['a rap about finding myself again', 'finding myself again'],
    ["pop that is sad at first, I can't do it, then it brightens", "I can't do it"],
    ['an angry rock song about all my years wasted on him', 'wasted my best years on him'],
    ['a country song about a man who let the right girl go', 'left the girl meant for him'],
    ['a love song, my girlfriend makes me laugh', 'my girlfriend makes me laugh'],
    ['a duet about curiosity and love', 'curiosity and love'],
    ['a song about loving someone with everything you have', 'loving someone with everything you have'],
    ['a rap about what a sweet woman she is', 'sweet woman'],
    ['a jazz waltz, dancing with you under the moonlight', 'dancing under the moonlight'],
    ['a song about a mother who fights to keep her kids safe', 'mother who fights to keep her kids safe'],
    ['outlaw country, get off my lawn', 'get off my lawn'],
    ['a pop song, she read my diary', 'read my diary'],
    ['a rockabilly song about losing all my savings', 'losing all my savings'],
    ['a song about a boy too short for basketball', 'too short for basketball'],
    ['a western about two gunslinger sisters', 'gunslinger sisters'],
    ['a folk song about buying a plot of land', 'buying a plot of land'],
    ['a polka about tracing my roots', 'tracing my roots'],
    ['a rap about the debate team', 'debate team'],
    ['a folk song about a band of adventurers', 'band of adventurers'],
    ['a song about the last song on earth', 'last song on earth'],
    ['an indie song about collecting old CDs', 'collecting old CDs'],
    ['a theme for a mansion with weird guests', 'weird guests'],
    ['a rap about a challenge', 'challenge'],
    ['a slow song about self-reflection', 'self-reflection'],
    ['a rap about an awesome guy called Benny', 'awesome guy called Benny'],
    ['a rock song about facing the main villain', 'facing the main villain'],
    ['a country song about a hard-working country boy', 'hard-working country boy'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
    expect([...linesAbout(words)].some((line) => anyLine.has(line))).toBe(true)
  })

  it.each([
    ['my record player and its needle'],
    ['a song about ranch dressing'],
    ['our twins are turning three'],
    ['my baby plays guitar in a band'],
    ['my chicken kicks the bucket'],
    ["I can't do this anymore, I am leaving you"],
    ['my wife makes cookies on Sundays'],
    ['he stole my heart in June'],
    ['I found myself a new dog'],
    ['the last place I saw you'],
    ['our dairy farm in spring'],
    ['she never answers my calls and I cry'],
    ['my two sons challenged me to chess'],
    ['the gate of my land rover'],
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
})
