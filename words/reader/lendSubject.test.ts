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

  it.each(['a sad song', 'angry rock song', 'a country song', 'party song', 'something dreamy', 'motivational song'])(
    '%j sings of one thing from its first line on',
    (description) => {
      const { draft } = draftSong({ seed: 5, description, instrumental: false })
      const sources = new Set(draft?.sections.flatMap(({ lines }) => lines.map(({ source }) => source)))
      expect([...sources]).toEqual(['occasion'])
    },
  )

  it.each(['a love song', 'a birthday song', 'a sad song about my dog', 'a lullaby'])(
    '%j needs none',
    (description) => {
      expect(lendSubject(readRequest(description, ''), description, 1)).toBeUndefined()
    },
  )
})
