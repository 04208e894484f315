import { describe, expect, it } from 'vitest'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { countSung } from '../sound/pronounce.ts'
import { writeSong } from '../writeSong.ts'
import { planSections } from './fitSections.ts'
import { chooseForm } from './forms.ts'

const write = (description: string) => parseLyrics(writeSong({ seed: 4, description, instrumental: false }).lyrics)
const tagsOf = (description: string): string[] => write(description).map(({ tag }) => tag)

describe('forms', () => {
  it.each([
    ['blues', '', 'blues'],
    ['jazz', '', 'aaba'],
    ['folk', '', 'strophic'],
    ['folk', 'a sea shanty', 'shanty'],
    ['hip hop', '', 'rap'],
    ['lo-fi', 'lo-fi hip hop', 'verse-chorus'],
    ['house', '', 'drop'],
    ['pop', 'a hymn', 'hymn'],
    ['pop', 'a jingle', 'jingle'],
    ['pop', 'she always cries at commercials', 'pop'],
    ['rock', 'a football chant', 'chant'],
    ['punk', '', 'punk'],
    ['country', '', 'country'],
    ['pop', '', 'pop'],
    ['techno', 'techno, minimal words', 'sparse'],
    ['pop', 'a love song, I have only a few words', 'pop'],
    ['rock', 'a kids song about the planet', 'kids'],
    ['pop', 'my kids singing in the car', 'pop'],
  ])('%s, %j: %s', (genre, text, form) => {
    expect(chooseForm(genre, text)).toBe(form)
  })

  it('the blues says a line, says it again and answers', () => {
    const verses = write('a blues about my car that broke down in Memphis').filter(({ tag }) => tag === 'verse')
    for (const { lines } of verses) expect(lines).toHaveLength(3)
    expect(verses[0]?.lines[1]).toMatch(/my car broke down/i)
  })

  it('a shanty calls and everybody answers', () => {
    const [verse] = write('a sea shanty about a lonely whale')
    expect(verse?.lines.filter((line) => line.startsWith('(')).length).toBeGreaterThanOrEqual(2)
  })

  it('a dance track builds and drops, pop leans into its chorus', () => {
    expect(tagsOf('a house track about dancing all night')).toEqual(expect.arrayContaining(['pre-chorus', 'drop']))
    expect(tagsOf('a pop song about my bike')).toEqual(expect.arrayContaining(['pre-chorus', 'chorus', 'bridge']))
  })

  it('a rapper has the lines of sixteen bars, and few words are few', () => {
    const { sections } = planSections({ genre: 'hip hop', text: 'a rap', tempoBpm: 90, facts: 2 })
    expect(sections.filter(({ role }) => role === 'verse').map(({ lines }) => lines)).toContain(16)
    const lines = write('house track, just a few words about letting go').flatMap((each) => each.lines)
    expect(new Set(lines).size).toBeLessThan(9)
  })

  it('a jingle is a handful of lines, a long song many', () => {
    const count = (description: string) => write(description).reduce((sum, { lines }) => sum + lines.length, 0)
    expect(count('a 20 second jingle for my bakery Golden Crust')).toBeLessThanOrEqual(6)
    expect(count('a 6 minute folk song about the sea')).toBeGreaterThan(40)
  })

  it('plans as many lines as the asked length can hold', () => {
    for (const seconds of [15, 30, 60, 120, 240, 480]) {
      const { sections } = planSections({ genre: 'pop', text: '', seconds, tempoBpm: 108, facts: 2 })
      const lines = sections.reduce((sum, section) => sum + section.lines, 0)
      expect(lines * 4.44).toBeLessThan(seconds * 1.1)
      expect(lines * 4.44).toBeGreaterThan(seconds * 0.5)
    }
  })

  it('sings no chorus right after a chorus, however short the song', () => {
    for (const [genre, text] of [
      ['hip hop', 'a rap'],
      ['pop', ''],
      ['country', ''],
    ] as const)
      for (const seconds of [30, 45, 60, 90, 120]) {
        const roles = planSections({ genre, text, seconds, tempoBpm: 90, facts: 1 }).sections.map(({ role }) => role)
        expect(roles.join(' ')).not.toContain('chorus chorus')
      }
  })

  it('punk is shorter of breath than folk', () => {
    const long = (description: string) =>
      write(description)
        .flatMap(({ lines }) => lines)
        .map(countSung)
    expect(Math.max(...long('a punk song about the rent'))).toBeLessThanOrEqual(14)
  })
})
