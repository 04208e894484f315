import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import { callsKit } from './sungKits.fixture.ts'

const every = Object.values(KITS).flatMap((bank) => bank.kits?.() ?? [])
const linesAbout = (words: string): Set<string> =>
  new Set(
    every
      .filter(({ about }) => !about.source.includes('.+') && about.test(words))
      .flatMap((kit) => kit.list().flatMap(({ lines }) => lines)),
  )
const draft = (description: string, seed = 3): { title: string; lines: string[] } => {
  const { title, lyrics } = draftSong({ seed, description, instrumental: false })
  return { title, lines: lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('[')) }
}
const sungOf = (description: string, words: string): number => {
  const own = linesAbout(words)
  expect(own.size).toBeGreaterThan(0)
  return draft(description).lines.filter((line) => own.has(line)).length
}

describe('songs of two things at once', () => {
  it.each([
    ['country ballad about sitting in a driverless taxi at rush hour', 'a driverless taxi'],
    [
      'a song about a self-driving tractor that ran off with a combine',
      'a self-driving tractor that ran off with a combine',
    ],
    ['a pop song about my lasagna', 'lasagna'],
    ['a song about pancakes, boss fight music', 'pancakes as boss fight music'],
    ['grandpa counts his donuts every morning', 'grandpa counts his donuts'],
    ['symphonic metal song about dancing until dawn', 'dancing until dawn as metal'],
    ['epic song of dark knights charging down the hill', 'knights charging down the hill'],
    ['an r&b slow jam about love, passionate', 'love as r&b'],
    ['folk song about love for all people', 'love for all people'],
    ['an indie song about our anniversary', 'our anniversary'],
    ['a song about three moms taking their kids camping', 'three moms taking their kids camping'],
    ['a cute pop song about the butterflies of a first crush', 'butterflies of a first crush'],
    ['ska song about how life just sucks', 'life just sucks'],
    ['I love my kids, I am the queen of my house', 'I love my kids, I am the queen of my house'],
    ['reggae song about smoking weed by the river and fishing', 'smoking weed by the river'],
    ['a metal song about everyone hunting one bug before the release', 'everyone hunting one bug'],
    ['a folk tale of a sheepdog bewitched by a magical fever', 'a dog with a magical fever'],
    ['a country song about our cattle dogs', 'cattle dogs'],
    ['a rap about a therapist full of rage at a client', 'therapist full of rage at a client'],
    ['Ukrainian folk song about the beauty of a young woman', 'beauty of a woman as folk'],
    ['soul song about one good day in a cruel world', 'one good day in a cruel world'],
    ['God pulled me out of depression', 'God pulled me out of depression'],
    ['a song about Pizza Supreme', 'pizza supreme'],
    ['a happy song about a hot day at the seaside', 'a hot day at the seaside'],
    ['a trap song about ramen', 'ramen'],
    ['sad trance about how she tried and she tried and lost him', 'she tried and she tried'],
    ["bluegrass song about why I won't eat my neighbours", "I won't eat my neighbours"],
    ['a hopeful blues about being optimistic about my future', 'optimistic about my future'],
  ])('%j is sung as both', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['folk song about Maren Island', /Maren Island/],
    ["a song about how Olga loves Peter's cooking", /Olga/],
    ["a song about how Olga loves Peter's cooking", /Peter/],
    ['a rap about my old Porsche 911', /Porsche 911/],
    ['a song about three dogs called Moss, Pip and Bruno', /Bruno/],
    ['jazz about the pokemon Snorlax and Munchlax', /Snorlax/],
    ['a punk rock song about two guys called Ray and Enzo', /Ray and Enzo/],
    ["a metal song about the whole team fixing Priya's bug", /Priya/],
  ])('%j sings the name', (description, name) => {
    const sung = [1, 2, 3].map((seed) => draft(description, seed)).filter(({ lines }) => name.test(lines.join(' ')))
    expect(sung.length).toBeGreaterThanOrEqual(1)
  })

  it('has at least twenty of them, with three choruses each', () => {
    const own = KITS.heartwood.kits?.() ?? []
    expect(own.length).toBeGreaterThanOrEqual(20)
    for (const kit of own) {
      const beats = kit.list().map(({ beat }) => beat)
      expect([kit.about.source, beats.filter((beat) => beat === 'hook').length >= 3]).toEqual([kit.about.source, true])
    }
  })

  it('gives a song named like one of its choruses that chorus', () => {
    const { title, lines } = draft('a pop song about the butterflies of a new crush called "Blushing"')
    expect(title).toBe('Blushing')
    expect(lines.join('\n')).toContain("I'm blushing, I'm blushing")
  })
})

describe('words that call no grave song, and no other', () => {
  it.each([
    ['a country song about a mom and a dad taking their kids to the lake', 'children taken into care'],
    ['an aunt who takes her son away for the weekend', 'children taken into care'],
    ['a passionate neo soul song about love', 'God pulled me out of depression'],
    ['haunted melody of a warrior charge', 'a haunted ghost'],
    ['a song about lasagna', 'spaghetti carbonara'],
    ['a song about ramen at midnight', 'spaghetti carbonara'],
    ['my therapist is angry with me', 'a therapist full of rage at a client'],
    ['rap about the beauty of a woman', 'beauty of a woman as folk'],
    ['a lullaby about lasagna', 'a lullaby as boss battle'],
    ['a birthday song for Tom, a day at the beach', 'a hot day at the seaside'],
  ])('%j is not %j', (description, words) => {
    const ofHeart = (KITS.heartwood.kits?.() ?? []).filter(({ about }) => about.test(words))
    const own =
      ofHeart.length === 0
        ? linesAbout(words)
        : new Set(ofHeart.flatMap((kit) => kit.list().flatMap(({ lines }) => lines)))
    expect(own.size).toBeGreaterThan(0)
    const { lines } = draft(description)
    expect(lines.filter((line) => own.has(line))).toEqual([])
    expect(lines.join('\n')).not.toMatch(/stone in my coat/i)
  })

  it('asks no anniversary to stay for tea', () => {
    for (const description of ['for our ninth anniversary, we married in a barn', 'our wedding anniversary by the sea'])
      for (const seed of [1, 2, 3, 4])
        expect(draft(description, seed).lines.join('\n')).not.toMatch(/, (?:\w+ )?anniversary\b/i)
  })

  it('still sings of children who were taken', () => {
    for (const description of [
      'social workers took my son',
      'they took my kids away from me',
      'losing my children to the state',
    ])
      expect(sungOf(description, 'children taken into care')).toBeGreaterThanOrEqual(8)
  })
})
