import { describe, expect, it } from 'vitest'
import { findKit } from '../song/findKit.ts'
import { draftSong } from '../writeSong.ts'
import { LENT_SUBJECTS, lendSubject } from './lendSubject.ts'
import { readRequest } from './readRequest.ts'

describe('a song nobody gave a subject', () => {
  it('is lent one that whole songs were written about', () => {
    const bare = LENT_SUBJECTS.filter((subject) => findKit(readRequest(`a song about ${subject}`, ''), 1) === undefined)
    expect(bare).toEqual([])
  })

  it.each([
    'a sad song',
    'angry rock song',
    'a country song',
    'party song',
    'something dreamy',
    'motivational song',
    'a love song',
    'a song about love',
    'a sad love song',
    'a breakup song',
    'a funny song',
    'a kids song',
    'a protest song',
    'a birthday song',
    'a wedding song',
    'an anniversary song',
    'a christmas song',
    'an apology song',
    'a goodbye song',
  ])('%j sings of one thing from its first line on', (description) => {
    for (const seed of [5, 6]) {
      const { draft } = draftSong({ seed, description, instrumental: false })
      const sources = new Set(draft?.sections.flatMap(({ lines }) => lines.map(({ source }) => source)))
      expect([...sources]).toEqual(['occasion'])
    }
  })

  it('calls by name whom it is for, and tells one story all the same', () => {
    const { lyrics, draft } = draftSong({ seed: 21, description: 'a love song for Maria', instrumental: false })
    const lines = draft?.sections.flatMap((section) => section.lines) ?? []
    expect(lyrics).toContain('Maria')
    expect(lines.filter(({ source }) => source !== 'occasion')).toHaveLength(2)
  })

  it('is lent another with every seed, however often it was asked for before', () => {
    const ask = (seed: number) => lendSubject(readRequest('a party song', ''), seed)
    expect([ask(1), ask(1)]).toEqual([ask(1), ask(1)])
    expect(new Set([1, 2, 3, 4].map(ask)).size).toBe(4)
  })

  it.each([
    'a love song for my wife who sings in the bath',
    'a birthday song for my wife',
    'a sad song about my dog',
    'a lullaby',
  ])('%j needs none', (description) => {
    expect(lendSubject(readRequest(description, ''), 1)).toBeUndefined()
  })
})
