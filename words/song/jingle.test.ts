import { expect, it } from 'vitest'
import { JINGLE_TRADES } from '../lines/jingleTrades.ts'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { writeSong } from '../writeSong.ts'

const linesOf = (description: string, seed: number): string[] =>
  parseLyrics(writeSong({ seed, description, instrumental: false }).lyrics).flatMap(({ lines }) => lines)

it('a jingle says who, where and what, word for word, in a handful of lines', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const lines = linesOf("a 20 second jingle for Mario's Pizza in Hull, open till midnight", seed)
    const sung = lines.join('\n')
    expect(lines.length).toBeLessThanOrEqual(6)
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(sung).toContain("Mario's Pizza")
    expect(sung).toContain('Hull')
    expect(sung).toContain('Open till midnight')
  }
})

it('says what the shop does beside what it claims', () => {
  const sung = linesOf('jingle for Paws & Claws mobile dog grooming, we come to you', 3).join('\n')
  expect(sung).toMatch(/mobile dog grooming/i)
  expect(sung).toMatch(/we come to you/i)
})

it('what sounds like a mood is still a claim', () => {
  const sung = linesOf('a jingle for Bluebell Dental, gentle hands, no waiting', 3).join('\n')
  expect(sung).toContain('Gentle hands, no waiting')
})

it('what claims nothing is sold by its trade', () => {
  const sung = linesOf('15 second jingle for QuickFix Phone Repair', 4).join('\n')
  expect(sung).toMatch(/crack|dropp?ed|throw|scratch/i)
  expect(sung).not.toMatch(/vanilla|crunchy/i)
})

it('gives the number to ring', () => {
  expect(linesOf('10 second jingle for Zippy Taxi, call 555 1234', 4).join('\n')).toContain('Call 555 1234')
})

it('the hours of a plumber are said once', () => {
  const lines = linesOf("30 second jingle for Dave's Plumbing in Leeds, 24 hours a day, no call-out charge", 3)
  expect(lines.filter((line) => /hours a day/i.test(line))).toHaveLength(1)
  expect(lines.length).toBeGreaterThanOrEqual(6)
})

it.each(JINGLE_TRADES.flatMap(({ rows }) => rows))('%s', (row) => {
  const [one = '', two = ''] = row.split(' / ')
  expect(rhymeScore(one, two)).toBeGreaterThanOrEqual(FAMILY)
  expect(row).toContain('@')
})
