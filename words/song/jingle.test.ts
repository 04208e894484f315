import { expect, it } from 'vitest'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
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
