import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit } from './sungKits.fixture.ts'

const KITS_HERE = KITS.nightbus.kits?.() ?? []

describe('songs of late buses, first dances and last players', () => {
  it.each([
    ['an r&b song about getting played', 'getting played'],
    ['a slow song about two damaged hearts', 'two damaged hearts'],
    ['folk pop about the solar eclipse in August', 'the solar eclipse'],
    ['a pop anthem about being stronger without him', 'stronger without him'],
    ['country rock, she is brave enough to chase her dreams', 'brave enough to chase her dreams'],
    ['a quiet song about being scared of losing my memories', 'scared of losing my memories'],
    ['indie pop about old home videos', 'old home videos'],
    ['hard rock about crossing the point of no return', 'crossing the point of no return'],
    ['a song about music that unites the world', 'music that unites the world'],
    ['gospel pop about life after death', 'life after death'],
    ['synthpop about deploying on a Friday', 'deploying on a Friday'],
    ['disco about the coming singularity', 'the coming singularity'],
    ['trip hop about a horrible, filthy town', 'a horrible, filthy town'],
    ['punk about the bad headlines every evening news', 'the evening news'],
    ['rock ballad about two worlds colliding', 'two worlds colliding'],
    ['synth pop about an alien stranded on this planet', 'an alien stranded on this planet'],
    ['ambient song about a falling leaf', 'a falling leaf'],
    ['a waltz for our first dance', 'our first dance'],
    ['glam metal about a bad breakup', 'a bad breakup'],
    ['ambient rock about pure awareness', 'pure awareness'],
    ['surf pop about a sunny afternoon with my friends', 'a sunny afternoon with my friends'],
    ['a dark song about a western showdown', 'western showdown'],
    ['electro about maximizing my productivity', 'maximizing my productivity'],
    ['funk about life hacks', 'life hacks'],
    ['soul about snake oil salesmen', 'snake oil salesmen'],
    ['a soft rock song about the love of my life', 'the love of my life'],
    ['piano pop about finding the courage to ask him', 'finding the courage to ask him'],
    ['metal about a fire dancer', 'a fire dancer'],
    ['grunge about scrounging coins for a packet of crisps', 'a packet of crisps'],
    ['stoner rock about riding a flying carpet', 'riding a flying carpet'],
    ['rap about the trainees who never show up', 'the trainees who never show up'],
    ['smooth funk about keeping the sabbath', 'keeping the sabbath'],
    ['symphonic metal about a castle in the sky', 'a castle in the sky'],
    ['delta blues, he never washes the dishes, doing all the housework', 'doing all the housework'],
    ['electropop about kids learning to code', 'kids learning to code'],
    ['a slow prison song with harmonica', 'prison song'],
    ['hip hop about sundown', 'sundown'],
    ['hip hop, Africa rising', 'Africa rising'],
    ['a proud song about Uganda', 'Uganda'],
    ['comedy song about my uncle who tells tall tales', 'my uncle who tells tall tales'],
    ['grunge, am I the bad guy', 'am I the bad guy'],
    ['old school rap about a brown bear swimming past our canoe', 'a brown bear swimming'],
    ['hard rock about a weary policeman', 'a weary policeman'],
    ['hair metal about escaping the jungle', 'escaping the jungle'],
    ['blues about rude people', 'rude people'],
    ['yacht rock about a party where everybody is invited', 'a party where everybody is invited'],
    ['pop rock about an abandoned Minecraft server', 'an abandoned Minecraft server'],
    ['modern folk about walking along the shore at dusk', 'walking along the shore'],
    ['acoustic rock about a girl I met by the river', 'a girl I met by the river'],
    ['kawaii pop about the excitement of a new romance', 'the excitement of a new romance'],
    ['euro house about a chatbot falling in love with a human', 'a chatbot falling in love'],
    ['hip hop about young people building with technology', 'young people building with technology'],
    ['a rock anthem about the start of the football season', 'start of the football season'],
    ['teen pop for our under 12 soccer team', 'under 12 soccer team'],
    ['an orchestral epic about the human spirit', 'the human spirit'],
    ['a comedy song about a nobody who becomes president', 'becomes president'],
    ['ska punk about a rebel girl', 'a rebel girl'],
    ['bright pop about getting a number one single', 'getting a number one single'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
    expect(KITS_HERE.some(({ about }) => about.test(words))).toBe(true)
  })

  it.each([
    ['he played me a song on the piano'],
    ['breast cancer awareness walk'],
    ['her first dance recital'],
    ['how we break up the ice on the drive'],
    ['escaping the concrete jungle'],
    ['I can hardly bear the river of tears'],
    ['Black Sabbath tribute night'],
    ['looking for change in our government'],
    ['my persian rug'],
    ['my hands never stop working the clay'],
    ['the monster under the bed'],
    ['walking my dog'],
    ['breakup of the old company'],
    ['the one that got away'],
    ['falling leaves in October'],
    ['a rude awakening, never mind'],
    ['the president of our company retires'],
    ['a breakup song but I am the happy one'],
    ['walking along the beach on an island'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    expect(KITS_HERE.filter(({ about }) => about.test(description)).map(({ about }) => about.source)).toEqual([])
  })

  it.each([
    ['an afrobeat song, God so loved the world', 'God so loved the world'],
    ['a hymn about rest for the weary', 'rest for the weary'],
    ['a rock song about losing a loved one', 'losing a loved one'],
    ['sad rock about a runaway who wants to end life', 'wants to end life'],
    ['grunge about my cousin winning the dynasty fantasy football', 'fantasy football'],
  ])('is called by what it is: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it('takes no western for a plate of spaghetti', () => {
    expect(callsKit('a moody spaghetti western', 'spaghetti')).toBe(false)
  })

  it('fills every section of every song, and names it', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
    expect(KITS.nightbus.list().filter(({ beat, title }) => beat === 'hook' && title === undefined)).toEqual([])
  })
})
