import { describe, expect, it } from 'vitest'
import { THING_KINDS } from '../meaning/thingKinds.ts'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'

const banks = { life: KITS.kindsOfLife, things: KITS.kindsOfThings, days: KITS.kindsOfDays }
const rows = Object.values(banks).flatMap((bank) => bank.kits?.() ?? [])
const linesOf = (kind: string): Set<string> =>
  new Set(
    rows
      .filter(({ about }) => about.source.includes(`(?:${kind}`))
      .flatMap((kit) => kit.list().flatMap(({ lines }) => lines)),
  )
const sing = (description: string, seed = 3): { title: string; lines: string[] } => {
  const { title, lyrics } = draftSong({ seed, description, instrumental: false })
  return { title, lines: lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('[')) }
}

describe('a thing nobody wrote of', () => {
  it('has two kits of its kind or more, one of them for a song that aches', () => {
    for (const kind of THING_KINDS.filter((each) => each !== 'sport')) {
      const own = rows.filter(({ about }) => about.source.includes(`(?:${kind}`)).map(({ about }) => about.source)
      expect([kind, own.length >= 2]).toEqual([kind, true])
      expect([kind, own.filter((source) => source.includes(' low')).length]).toEqual([kind, 1])
    }
  })

  it.each([
    ['a rock song about a fax machine', 'machine', /fax machine/i],
    ['folk song about a tapir', 'animal', /tapir/i],
    ['a song about backgammon', 'game', /backgammon/i],
    ['a song about the coronation', 'event', /coronation/i],
    ['pop song about a wheelbarrow', 'thing', /wheelbarrow/i],
    ['a song about the Moonfall movie', 'show', /Moonfall/],
    ['indie song about punctuality', 'idea', /punctuality/i],
    ['a song about borscht', 'food', /borscht/i],
  ])('%s tells a small story of its kind, %s, and sings its name in every chorus', (request, kind, name) => {
    const { title, lines } = sing(request)
    const own = linesOf(kind)
    expect(lines.filter((line) => own.has(line)).length).toBeGreaterThanOrEqual(8)
    expect(`${title} ${lines.join(' ')}`).toMatch(name)
    expect(lines.filter((line) => name.test(line)).length).toBeGreaterThanOrEqual(3)
  })

  it('aches where an ache was asked for', () => {
    const low = linesOf('thing low')
    expect(sing('a wistful song about a wheelbarrow').lines.filter((line) => low.has(line)).length).toBeGreaterThan(8)
    expect(sing('a funny song about a wheelbarrow').lines.filter((line) => low.has(line))).toEqual([])
  })

  it.each([
    ['a dance song about the toy industry', 'job'],
    ['a folk song about gravel', 'place'],
    ['a pop song about the colour mauve', 'thing'],
    ['a trance song about silver clouds', 'place'],
  ])('%s is told no story of %s', (request, kind) => {
    const wrong = linesOf(kind)
    expect(sing(request).lines.filter((line) => wrong.has(line))).toEqual([])
  })

  it('is sung of where it was only said, and no word of the reader knows it', () => {
    const { lines } = sing('a rap about the number seven')
    expect(lines.filter((line) => /the number seven/i.test(line)).length).toBeGreaterThanOrEqual(3)
  })

  it('calls a film by its name', () => {
    expect(sing('a song about the Moonfall movie').lines.join('\n')).not.toMatch(/the Moonfall/)
  })
})

const linesAbout = (words: string): Set<string> =>
  new Set(
    Object.values(KITS)
      .flatMap((bank) => bank.kits?.() ?? [])
      .filter(({ about }) => !about.source.includes('.+') && about.test(words))
      .flatMap((kit) => kit.list().flatMap(({ lines }) => lines)),
  )

describe('a thing of a field somebody wrote of', () => {
  it.each([
    ['a trap song about mutual funds and audits', 'my accountant'],
    ['a song about orbits', 'outer space'],
  ])('%s is sung of as %s is', (request, field) => {
    const own = linesAbout(field)
    expect(sing(request).lines.filter((line) => own.has(line)).length).toBeGreaterThanOrEqual(6)
  })
})

describe('words that say how it shall sound', () => {
  it.each([
    ['a lofi music type about packing a suitcase', 'lofi'],
    ['a cozy chilling playlist for a chess night', 'cozy jumper'],
    [
      'Budget class, learning about ledgers, balance sheets, owner equity, assets, liabilities, invoices. We would like a podcast about it',
      'podcast',
    ],
  ])('call no kit: %s', (request, words) => {
    const own = linesAbout(words)
    expect(own.size).toBeGreaterThan(0)
    expect(sing(request).lines.filter((line) => own.has(line))).toEqual([])
  })
})
