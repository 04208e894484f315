import { describe, expect, it } from 'vitest'
import { insertSection, splitByTags } from './lyricSections.ts'

describe('sections in the lyrics', () => {
  it('lines in brackets are section tags, words beside a bracket are sung', () => {
    const lyrics = '[Verse 1]\nRain [softly]\non the roof\n\n[Chorus]\nStay'
    const pieces = splitByTags(lyrics)
    expect(pieces.map((piece) => piece.text).join('')).toBe(lyrics)
    expect(pieces.filter((piece) => piece.isTag).map((piece) => piece.text.trim())).toEqual(['[Verse 1]', '[Chorus]'])
    expect(pieces[1]?.start).toBe(10)
  })

  it('a new section starts below the line of the caret, with room around it', () => {
    expect(insertSection('', 0, 'Verse')).toEqual({ lyrics: '[Verse]\n', caret: 8 })
    const { lyrics, caret } = insertSection('one\ntwo', 1, 'Chorus')
    expect(lyrics).toBe('one\n\n[Chorus]\n\n\ntwo')
    expect(lyrics.slice(0, caret)).toBe('one\n\n[Chorus]\n')
  })
})
