import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { withoutBraces, withoutLooseBrackets } from './looseBrackets.ts'

describe('brackets in a request', () => {
  it.each([
    ['a song about my (brother', 'a song about my brother'],
    ['lost in the cit)y', 'lost in the city'],
    ['[Verse] lost (again) in the [city', '[Verse] lost (again) in the city'],
    ['a (very [odd) thing]', 'a very [odd thing]'],
  ])('%j keeps those that have a partner', (typed, kept) => {
    expect(withoutLooseBrackets(typed)).toBe(kept)
  })

  it('are round where somebody typed braces', () => {
    expect(withoutBraces('{country} for {name}')).toBe('(country) for (name)')
  })

  it.each([
    'a song about the summer when dragons came to the tow[n',
    'a pop song about dancing in flame(s',
    'a ballad about Fred Fli(ntstone named Fred( and his dog',
    'punk song about a{name} spider that scared a horse',
    'folk song for my *brother* Jo|n who fixes ^boats$ in the har)bour',
    'a rap about C++ and a guy named (((',
    'rock about \\ and ? and + in the k(itchen',
    'with love from X)land, a song about ho+me',
  ])('and other odd signs never stop a song: %j', (description) => {
    for (const seed of [1, 2]) {
      const { title, lyrics } = draftSong({ seed, description, instrumental: false })
      expect(title).not.toBe('')
      expect(lyrics.split('\n').length).toBeGreaterThan(8)
      expect(lyrics).not.toMatch(/[{}]|undefined/)
    }
  })
})
