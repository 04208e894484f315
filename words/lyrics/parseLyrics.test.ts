import { describe, expect, it } from 'vitest'
import { parseLyrics } from './parseLyrics.ts'

describe('parseLyrics', () => {
  it('[ENG-02 c] section tags are obeyed whatever their case, number or extra words', () => {
    const text =
      '[Verse 1]\nOne\n[PRE-CHORUS:]\nTwo\n[Chorus - big]\nThree\n[Guitar Solo]\n\n[bridge]\nFour\n[Final Chorus]\nFive\n[Outro]'
    expect(parseLyrics(text).map(({ tag }) => tag)).toEqual([
      'verse',
      'pre-chorus',
      'chorus',
      'solo',
      'bridge',
      'chorus',
      'outro',
    ])
  })

  it('keeps an empty instrumental section, and lines in parentheses', () => {
    expect(parseLyrics('[Instrumental]\n\n[Chorus]\nOh (oh oh)\n(hey)')).toEqual([
      { tag: 'instrumental', lines: [] },
      { tag: 'chorus', lines: ['Oh (oh oh)', '(hey)'] },
    ])
  })

  it('reads untagged paragraphs as verses and a repeated one as the chorus', () => {
    const tags = parseLyrics('First one\nhere\n\nSing it!\n\nSecond one\n\nsing it').map(({ tag }) => tag)
    expect(tags).toEqual(['verse', 'chorus', 'verse', 'chorus'])
  })

  it('sings the chorus again for an empty chorus tag', () => {
    expect(parseLyrics('[Chorus]\nLa la\n[Verse]\nx\n[Chorus]').at(-1)).toEqual({ tag: 'chorus', lines: ['La la'] })
  })

  it('does not sing stage directions', () => {
    expect(parseLyrics('[Verse]\n[whispered]\nHello [x2] there')).toEqual([{ tag: 'verse', lines: ['Hello there'] }])
    expect(parseLyrics('')).toEqual([])
    expect(parseLyrics('Chorus:\nHi')).toEqual([{ tag: 'chorus', lines: ['Hi'] }])
  })
})
