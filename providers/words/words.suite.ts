import { describe, expect, it } from 'vitest'
import type { WordsProvider } from './wordsProvider.ts'

const REWRITE = {
  seed: 1,
  selected: 'The tide comes in\nThe tide goes out',
  before: '[Verse]',
  after: '',
  instruction: 'sadder',
  title: 'Low Tide',
  style: 'folk',
  mode: 'rewrite',
} as const

export function describeWords(name: string, create: () => WordsProvider): void {
  describe(`words: ${name}`, () => {
    it('a description becomes title, lyrics and style within the shortest limits', async () => {
      const song = await create().writeSong({ seed: 1, description: 'a waltz about the sea', instrumental: false })
      expect(song.title).not.toBe('')
      expect(song.title.length).toBeLessThanOrEqual(80)
      expect(song.lyrics).toMatch(/\[Verse[^]*\[Chorus\]/)
      expect(song.lyrics.length).toBeLessThanOrEqual(3000)
      expect(song.style).not.toBe('')
      expect(song.style.length).toBeLessThanOrEqual(200)
    })

    it('what was given comes back untouched', async () => {
      const given = { title: 'Mine', lyrics: '[Verse]\nMy own words', style: 'my own style' }
      expect(await create().writeSong({ seed: 1, instrumental: false, ...given })).toEqual(given)
      const titled = await create().writeSong({ seed: 1, instrumental: false, title: 'Mine', description: 'the sea' })
      expect(titled.title).toBe('Mine')
    })

    it('an instrumental has no words', async () => {
      const song = await create().writeSong({ seed: 1, description: 'calm piano', instrumental: true })
      expect(song.lyrics).toBe('')
    })

    it('rewrites lines and offers versions, the answer among them', async () => {
      const { lyrics, variants, nextPrompts } = await create().rewriteLyrics(REWRITE)
      expect(lyrics).not.toBe(REWRITE.selected)
      expect(variants).toContain(lyrics)
      expect(nextPrompts.length).toBeGreaterThan(0)
    })

    it('makes a short style fuller, within the limit', async () => {
      const style = await create().upsampleStyle({ seed: 1, style: 'sad piano', maxCharacters: 200 })
      expect(style.length).toBeGreaterThan('sad piano'.length)
      expect(style.length).toBeLessThanOrEqual(200)
    })

    it('suggests prompts, others with another seed', () => {
      expect(create().suggestPrompts(1).prompts).not.toEqual(create().suggestPrompts(2).prompts)
    })
  })
}
