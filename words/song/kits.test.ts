import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import { LINE_BANKS } from './lineBanks.ts'
import { callsKit } from './sungKits.fixture.ts'

const OF_ANYTHING = [
  KITS.shapes,
  KITS.shapesOfSound,
  KITS.kindsOfSound,
  KITS.strangers,
  KITS.unsung,
  KITS.kindsOfLife,
  KITS.kindsOfThings,
  KITS.kindsOfDays,
]
const kits = LINE_BANKS.filter((bank) => bank.occasion === 'kit' && !OF_ANYTHING.includes(bank)).flatMap((bank) =>
  bank.list(),
)
const linesAbout = (words: string): string[] =>
  kits.filter(({ about }) => about?.test(words)).flatMap(({ lines }) => lines)
const kitLines = linesAbout('the dentist')
const sing = (description: string, avoid: readonly string[] = []): string[] =>
  draftSong({ seed: 3, description, instrumental: false, avoid }).lyrics.split('\n')
const fromKit = (lyrics: readonly string[]): string[] => [...new Set(lyrics.filter((line) => kitLines.includes(line)))]

describe('songs about one thing', () => {
  it('are sung from what was written for it, chorus and verses', () => {
    expect(fromKit(sing('a pop song about being afraid of the dentist')).length).toBeGreaterThanOrEqual(8)
  })

  it('leave it alone where the request only comes to it later, or never', () => {
    expect(fromKit(sing('a pop song about my old bicycle'))).toEqual([])
  })

  it.each([
    ['my friend Jess survived a shark attack', 'sharks'],
    ['ghost town in Nevada', 'ghosts'],
    ['my wife who just had twins', 'my twin'],
    ['my friend lent me money', 'for lent'],
    ['my sister-in-law Kate', 'the in-laws'],
    ['collecting dust', 'collecting stamps'],
    ['she left me for my best friend', 'my best friend'],
    ['grandma moving into a nursing home', 'our first apartment'],
    ["to my wife on our first mother's day", 'my mother'],
    ['my vegetable garden got eaten by deer', 'gardening'],
    ['my sister is getting divorced and i want to cheer her up', 'an amicable divorce'],
    ['hes my soulmate and we havent even met yet', 'falling in love'],
    ['losing weight, im down 50 pounds', 'losing weight'],
    ['get well soon song for my uncle Pete who broke his leg skiing', 'skiing'],
    ['moving from Texas to Alaska with three kids', 'Texas'],
    ['missing my mom in Chicago', 'missing thistown'],
    ['my grandfather taught me to fish and I miss him every summer', 'your side of the bed'],
    ['my husband cant cook', "my husband can't drive"],
    ['my boss is a nightmare', 'nightmares'],
    ['boys night out', 'girls night out'],
    ['i passed the bar exam', 'i passed my exams'],
    ['climate change protest song', 'help the planet'],
    ['my two boys working two jobs to pay for college', 'raising two boys'],
  ])('leave words alone that only sound like it: %j is not %j', (description, words) => {
    expect(linesAbout(words).length).toBeGreaterThan(0)
    expect(callsKit(description, words)).toBe(false)
  })

  it('keep a great day its own chorus', () => {
    const chorus = (lyrics: readonly string[]): string[] => lyrics.slice(lyrics.indexOf('[Chorus]') + 1).slice(0, 4)
    expect(fromKit(chorus(sing('a birthday song for my wife Anna, the dentist, who turns forty')))).toEqual([])
  })

  it.each([
    ['a song for my son Leo who starts kindergarten on Monday', 'mondays', 'starting kindergarten'],
    ['song about a lonely satellite', 'lonely', 'satellite'],
    ['stop building parking lots where our trees were', 'parking ticket', 'stop building over our trees'],
    ['missing Dublin', 'irish', 'missing thistown'],
    ['a pizza delivery driver', 'pizza', 'delivery driver'],
    ['I think my roommate is a ghost', 'roommates', 'ghosts'],
    ['the guy at the gym who grunts', 'a crush', 'at the gym'],
    ["a song about my parents' divorce when I was nine", 'an amicable divorce', "my parents' divorce"],
    ['my husband is deployed', 'back from the army', 'my husband is deployed'],
    ['waiting for a text back', 'patience', 'waiting for a text'],
    ["my dad's garage band", "dad's workshop", 'garage band'],
    ['a love letter to my future wife', 'my wife', 'my future wife'],
    ['punk song about my HOA', 'leaf blowers', 'the HOA'],
    ['losing my tv remote', 'netflix', 'lost keys'],
    ['my coworker Brad who replies all to every email', 'coworkers', 'reply all'],
    ['climate change protest song, the oceans are rising', 'the ocean', 'climate change'],
    ["country song about my grandpa's farm in Iowa", 'my grandpa', 'family farm'],
    ['song for my girlfriend Priya, we met on a dating app and she hates my socks', 'odd socks', 'met online'],
  ])('sing of the half that matters: %j is not about %s', (description, wrong, right) => {
    expect(linesAbout(wrong).length).toBeGreaterThan(0)
    expect(callsKit(description, right) && !callsKit(description, wrong)).toBe(true)
  })

  it.each([
    ['a worship song about the grace of God', 'grace of God', 'prayers are sung from faith'],
    ['divorce with kindness', 'divorce', 'partings from what was written for them'],
    ['a Hanukkah song for the family', 'hanukkah', 'feasts even where only the kind of song names them'],
    ['a jazz song about a detective in the rain', 'detective in the rain', 'jazz verses whole'],
  ])('%j: %s, %s', (description, words) => {
    const own = linesAbout(words)
    const verses = sing(description).filter((line) => own.includes(line))
    expect(new Set(verses).size).toBeGreaterThanOrEqual(12)
  })

  it.each([
    ['a song for my mom', 'my mom'],
    ['my boyfriend broke up with me over text', 'broke up with me over text'],
    ['a retirement song about leaving the factory', 'retirement'],
    ['a song about my phone', 'my phone'],
    ['grief', 'grief'],
    ['quitting smoking', 'quitting smoking'],
    ['a song about fireworks', 'fireworks'],
    ['my mother-in-law Ingrid who taught me to make pierogi', 'mother-in-law'],
    ['beating breast cancer', 'beating breast cancer'],
    ['becoming a citizen', 'becoming a citizen'],
    ["a rock song about the teachers' strike", "teachers' strike"],
    ['my best friend Sarah', 'my best friend'],
    ['a song about my cat Pickles who knocks everything off the table', 'my cat knocks everything off'],
    ['we are adopting a greyhound called Biscuit tomorrow', 'adopting a greyhound'],
    ['my goat ate the divorce papers', 'my goat ate the papers'],
    ["my brother's bachelor party in Prague", 'bachelor party'],
    ['a birthday song for my grandma Ruth who turns 90', 'grandma turns 90'],
    ['being a mom', 'being a mom'],
    ['a song for my husband who works on an oil rig', 'works on an oil rig'],
    ['drinking alone on my birthday', 'alone on my birthday'],
    ['christmas song for people working on christmas', 'working on christmas'],
    ['ballad for firefighters who died on 9/11', 'firefighters who died on 9/11'],
    ['a funny song about my wife always being cold', 'wife always being cold'],
    ['we met on a plane to Denver', 'we met on a plane'],
    ['a rock song about the electric bill', 'electric bill'],
    ['I miss who I used to be', 'who I used to be'],
    ['my grandson Mateo just got his first bike', 'learning to ride a bike'],
    ["a sad song about an astronaut who can't come home", "an astronaut who can't come home"],
    ['living in a van down in Baja', 'living in a van'],
    ['my fantasy football team is terrible', 'fantasy football team'],
    ["country duet about two people who can't stop arguing", "two people who can't stop arguing"],
    ['what it feels like to watch your parents get old', 'watch your parents get old'],
    ['I forgave my father', 'forgiveness'],
    ['a protest song about insulin prices', 'medical bills'],
    ['my hair is falling out', 'going bald'],
    ['my dad and the thermostat', 'the thermostat'],
    ['we adopted two brothers from ukraine', 'adopted'],
    ['lo-fi beat about waiting for test results', 'waiting for test results'],
    ['gospel song about surviving the hurricane', 'surviving the hurricane'],
    ['my coworker eats my yogurt', 'who ate my lunch'],
    ['every other weekend with my kids', 'every other weekend'],
    ['my dad left when i was six', 'my dad left'],
    ['dating after divorce', 'dating after divorce'],
    ['ska song about jury duty', 'jury duty'],
    ['our NICU baby Ellie', 'the nicu'],
    ['i passed the bar exam', 'the bar exam'],
    ['our son Noah turns one', 'turns one'],
    ['recovering from a torn ACL', 'torn acl'],
    ['my dog is scared of thunder', 'my dog is scared of thunder'],
    ['i never feel good enough', 'never good enough'],
    ['you can do it motivational song', 'motivational song'],
    ['make me feel better', 'make me feel better'],
    ['i want to give up', 'want to give up'],
    ['sunday night dread', 'sunday dread'],
    ['a kids song about washing hands', 'washing hands'],
    ['my sister just passed her exams', 'my sister just passed her exams'],
    ['goodbye to our teacher Mrs Thompson', 'our teacher'],
    ['thank you nurses', 'thank you nurses'],
    ['boys night out', 'boys night out'],
    ['my husband cant cook', "my husband can't cook"],
    ['a song about my dog Max waiting by the door every evening', 'my dog waiting by the door'],
    ['my cat Biscuit who steals socks from the neighbours', 'my cat steals socks'],
    ['an indie song about the last day of summer camp', 'summer camp'],
    ['rainy night drive through Tokyo', 'rainy night drive through the city'],
    ['a song about making money', 'making money'],
    ['tuesday', 'tuesday'],
    ['our house burned down last year but we rebuilt it', 'our house burned down'],
    ['my 3 year old refusing to wear pants', 'toddler refusing to wear pants'],
    ["country song about my grandfather's pocket watch", "my grandfather's pocket watch"],
    ['funny song about my mother in law visiting for two weeks', 'mother in law visiting'],
    ['my grandma who calls every Sunday', 'grandma calls every Sunday'],
    ['a song about my best friend Priya getting engaged', 'friend getting engaged'],
    ['a song about missing the bus every day', 'missing the bus'],
    ['a love song for my wife Grace who has stuck with me through chemo', 'stuck with me through chemo'],
    ['a sad song about my brother who is in jail', 'in jail'],
    ['a song about my gym membership I never use', 'gym membership I never use'],
    ['rock song about student loans', 'student loans'],
    ['a song about Mario and Zelda', 'mario and zelda'],
    ['my husband always loses his keys', 'always loses his keys'],
    ['song about my 16 year old daughter slamming doors', 'daughter slamming doors'],
    ['a country song about small town Friday night football', 'small town Friday night football'],
    ['a song for my friend going through a divorce', 'friend going through a divorce'],
    ['pop song about dancing alone in my kitchen', 'dancing alone'],
    ['my dog Bella got into the trash again', 'my dog got into the trash'],
    ['song about being the middle child', 'the middle child'],
    ['a folk song about the old mill by the river', 'the old mill by the river'],
    ['country song about fishing with my son Cody', 'fishing with my son'],
    ['I lost my dad in March and I still reach for the phone to call him', 'reach for the phone'],
  ])('know what many people ask for: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each(['the sea at night', 'a lullaby', 'my dad', 'the moon', 'good morning'])(
    'sing many people who ask for %j no one chorus in more than about a third of their songs',
    (description) => {
      const seeds = Array.from({ length: 24 }, (_, at) => at + 1)
      const counts = new Map<string, number>()
      for (const seed of seeds) {
        const { title } = draftSong({ seed, description, instrumental: false })
        counts.set(title, (counts.get(title) ?? 0) + 1)
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(9)
    },
  )

  it.each([
    ['girls night out', 'girls night out'],
    ['dating after divorce', 'dating after divorce'],
    ['every other weekend with my kids', 'every other weekend'],
  ])('take the chorus of the thing itself, however the day it falls on feels: %j', (description, words) => {
    const own = new Set(linesAbout(words))
    const song = sing(description)
    const chorus = song.slice(song.indexOf('[Chorus]') + 1).slice(0, 4)
    expect(chorus.filter((line) => own.has(line))).toHaveLength(4)
  })

  it('call whoever a kit is about by name', () => {
    const song = sing('my coworker Dave microwaves fish every single day')
    expect(song.join('\n')).toMatch(/\bDave\b/)
  })

  it('share no line between two things', () => {
    const owners = new Map<string, Set<RegExp | undefined>>()
    for (const { about, lines } of kits)
      for (const line of lines) owners.set(line, (owners.get(line) ?? new Set()).add(about))
    expect([...owners].filter(([, abouts]) => abouts.size > 1).map(([line]) => line)).toEqual([])
  })

  it('know a rainy Sunday better than rain', () => {
    const ofSunday = linesAbout('a rainy Sunday').filter((line) => !linesAbout('rain').includes(line))
    expect(sing('a song about a rainy Sunday').filter((line) => ofSunday.includes(line)).length).toBeGreaterThan(10)
  })

  it('take turns where two know a thing alike', () => {
    const titles = [1, 2, 3, 4, 5, 6].map((seed) =>
      draftSong({ seed, description: 'a song about insomnia', instrumental: false }).title.toLowerCase(),
    )
    const ownTitles = kits.filter(({ about, beat }) => beat === 'hook' && about?.test('insomnia') === true)
    const sources = titles.map((title) => ownTitles.find((each) => each.title?.toLowerCase() === title)?.about?.source)
    expect(sources).not.toContain(undefined)
    expect(new Set(sources).size).toBeGreaterThan(1)
  })

  it('sing nobody the same chorus twice', () => {
    const first = sing('a pop song about being afraid of the dentist')
    const second = sing('a pop song about being afraid of the dentist', first)
    expect(fromKit(second).filter((line) => first.includes(line))).toEqual([])
  })

  it.each([
    ['a prayer for rain, the well is nearly dry', /rain|drop/i],
    ['i quit sugar 3 weeks ago', /doughnut|biscuit/i],
    ['i have to put my horse down tomorrow', /good day|sleep/i],
  ])('asks for what is asked for: %s', (request, word) => {
    const { draft } = draftSong({ seed: 3, description: request, instrumental: false })
    const chorus = draft?.sections.find(({ tag }) => tag === 'Chorus')?.lines.map(({ text }) => text) ?? []
    expect(chorus.join(' ')).toMatch(word)
    expect(chorus.every((line) => kits.some(({ lines }) => lines.includes(line)))).toBe(true)
  })

  it('say goodbye to a car as to a car', () => {
    const cars = linesAbout('my old car')
    expect(sing('goodbye to my old car').filter((line) => cars.includes(line)).length).toBeGreaterThanOrEqual(8)
  })
})

describe('what nobody wrote a kit for', () => {
  const shapes = KITS.shapes.list().flatMap(({ lines }) => lines)
  it.each(['getting my ears pierced', 'cilantro tastes like soap', 'she said no'])(
    'is told in scenes of its kind under its own sentence: %s',
    (request) => {
      const song = sing(request)
      expect(song.filter((line) => shapes.includes(line)).length).toBeGreaterThanOrEqual(8)
      const words = request.split(' ').slice(-2).join(' ')
      expect(song.filter((line) => line.toLowerCase().includes(words)).length).toBeGreaterThanOrEqual(3)
    },
  )

  it.each([['ode to grommets', 'grommets']])(
    'is sung as what nobody has sung of, and stands nowhere else: %s',
    (request, thing) => {
      const known = new Set(KITS.unsung.list().flatMap(({ lines }) => lines))
      const verses = sing(request).filter((line) => line !== '' && !line.startsWith('['))
      const others = verses.filter((line) => !known.has(line))
      expect(others.length).toBeGreaterThan(0)
      expect(others.every((line) => line.toLowerCase().includes(thing))).toBe(true)
    },
  )

  it.each(['the night we got locked out on the roof in Lisbon', 'working in a submarine'])(
    'tells no joke where nothing odd was said: %s',
    (request) => {
      expect(sing(request).filter((line) => shapes.includes(line))).toEqual([])
    },
  )

  it('keeps out of songs that have a kit, and out of grief', () => {
    expect(sing('i got the job after 200 applications').filter((line) => shapes.includes(line))).toEqual([])
    expect(sing('my baby died').filter((line) => shapes.includes(line))).toEqual([])
  })
})

describe('a tale of a stranger nobody wrote of', () => {
  const scenes = KITS.strangers.list().flatMap(({ lines }) => lines)

  it.each([
    ['the old woman who feeds pigeons in the square', /\bshe\b/i, /\bhe\b/i],
    ['a boy who builds a boat in his garage', /\bhe\b/i, /\bit reads\b/i],
    ['a potato who wants to be a rockstar', /\bit\b/i, /\b(?:he|she) (?:hid|looked|read|thinks)\b/i],
  ])('is told in scenes that call them as they are: %s', (request, called, miscalled) => {
    const withoutPronouns = (line: string): string =>
      line.toLowerCase().replaceAll(/\b(?:he|she|it|him|her|his|its)\b/g, '*')
    const known = new Set(scenes.map(withoutPronouns))
    const sung = sing(request).filter((line) => known.has(withoutPronouns(line)))
    expect(sung.length).toBeGreaterThanOrEqual(8)
    expect(sung.join('\n')).toMatch(called)
    expect(sung.join('\n')).not.toMatch(miscalled)
  })

  it('eats no hero, and sends nobody into battle who is allergic to dragons', () => {
    const chips = new Set(linesAbout('chips'))
    expect(sing('a potato who wants to be a rockstar').filter((line) => chips.has(line))).toEqual([])
    const battle = new Set(linesAbout('into battle'))
    expect(sing('a knight who is allergic to dragons').filter((line) => battle.has(line))).toEqual([])
  })
})

describe('one who has another beside them', () => {
  const versesOf = (description: string): string =>
    sing(description)
      .filter((line) => !line.toLowerCase().includes(description))
      .join('\n')

  it.each([
    ['a lighthouse keeper and her dog', /\bmy dog\b/i],
    ['an old sailor with a parrot', /\bthe parrot\b/i],
    ['a truck driver and his harmonica', /\bmy harmonica\b/i],
  ])('is sung of with the other: %s', (request, other) => {
    expect(versesOf(request)).toMatch(other)
  })

  it('is not announced as a pair first', () => {
    expect(sing('a lighthouse keeper and her dog').join('\n')).not.toMatch(/keeper and (?:her|my) dog/i)
  })
})

it('sings of a landlord’s cat as of a cat', () => {
  const cats = new Set(linesAbout('my cat'))
  const song = sing('a reggae song about my landlord’s cat who pays no rent')
  expect(song.filter((line) => cats.has(line)).length).toBeGreaterThanOrEqual(8)
})

it('gives a birthday one scene of what somebody was all their life', () => {
  const letters = linesAbout('a mailman').length
  expect(letters).toBeGreaterThan(0)
  const { draft } = draftSong({
    seed: 701,
    description: "dad's 70th, he was a mailman and whistles all day",
    instrumental: false,
  })
  const sung = draft?.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') ?? ''
  expect(sung).toMatch(/stamp|letter|post|envelope/i)
})
