import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import { LINE_BANKS } from './lineBanks.ts'

const kits = LINE_BANKS.filter((bank) => bank.occasion === 'kit' && bank !== KITS.shapes).flatMap((bank) => bank.list())
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
    ['my friend lent me money', 'for lent'],
    ['my sister-in-law Kate', 'the in-laws'],
    ['collecting dust', 'collecting stamps'],
  ])('leave words alone that only sound like it: %j is not %j', (description, words) => {
    const own = new Set(linesAbout(words))
    expect(own.size).toBeGreaterThan(0)
    expect(sing(description).filter((line) => own.has(line))).toEqual([])
  })

  it('keep a great day its own chorus', () => {
    const chorus = (lyrics: readonly string[]): string[] => lyrics.slice(lyrics.indexOf('[Chorus]') + 1).slice(0, 4)
    expect(fromKit(chorus(sing('a birthday song for my wife Anna, the dentist, who turns forty')))).toEqual([])
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
    ["a punk song about the teachers' strike", "teachers' strike"],
  ])('know what many people ask for: %j', (description, words) => {
    const own = new Set(linesAbout(words))
    expect(new Set(sing(description).filter((line) => own.has(line))).size).toBeGreaterThanOrEqual(8)
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

  it('keeps out of songs that have a kit, and out of grief', () => {
    expect(sing('i got the job after 200 applications').filter((line) => shapes.includes(line))).toEqual([])
    expect(sing('my baby died').filter((line) => shapes.includes(line))).toEqual([])
  })
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
