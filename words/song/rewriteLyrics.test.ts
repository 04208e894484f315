import { describe, expect, it } from 'vitest'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { rewriteLyrics } from './rewriteLyrics.ts'
import type { RewriteRequest } from './rewriteRequest.ts'

const SELECTED = '[Verse 2]\nThe tide comes in, the tide goes out\nIt knows what living is about\nA gull\nA shell'
const ask = (changes: Partial<RewriteRequest> = {}) =>
  rewriteLyrics({
    seed: 5,
    selected: SELECTED,
    before: '',
    after: '',
    instruction: '',
    title: 'Low Tide',
    style: 'folk',
    mode: 'rewrite',
    ...changes,
  })

describe('rewriteLyrics', () => {
  it('gives other lines, as many as there were, in rhymed pairs below the same tag', () => {
    const rows = ask().lyrics.split('\n')
    expect(rows[0]).toBe('[Verse 2]')
    expect(rows).toHaveLength(5)
    for (const row of rows.slice(1)) expect(SELECTED).not.toContain(row)
    expect(rhymeScore(rows[1] ?? '', rows[2] ?? '')).toBeGreaterThan(0.3)
    expect(rhymeScore(rows[3] ?? '', rows[4] ?? '')).toBeGreaterThan(0.3)
  })

  it('offers three different versions, the first of which is the answer', () => {
    const { lyrics, variants } = ask()
    expect(new Set(variants).size).toBe(3)
    expect(variants[0]).toBe(lyrics)
    expect(ask()).toEqual(ask())
  })

  it('replaces a word when told to, and nothing else', () => {
    const { lyrics } = ask({ instruction: 'replace tide with train' })
    expect(lyrics).toBe(SELECTED.replaceAll('tide', 'train'))
  })

  it('sings about what it is told', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(ask({ seed, instruction: 'make it about my dog Biscuit' }).lyrics).toMatch(/Biscuit|dog/)
    }
  })

  it('shorter is shorter and longer is longer', () => {
    expect(ask({ instruction: 'make it shorter' }).lyrics.split('\n')).toHaveLength(3)
    expect(ask({ instruction: 'add two more lines' }).lyrics.split('\n')).toHaveLength(7)
  })

  it('goes on from where the words stop', () => {
    const { lyrics } = ask({ mode: 'continue' })
    expect(lyrics.startsWith(SELECTED)).toBe(true)
    expect(lyrics.split('\n')).toHaveLength(9)
  })

  it('makes a second line rhyme with the first', () => {
    const rows = ask({ mode: 'rhyme', selected: 'We walk beneath the silver moon tonight\nAnd nothing fits' }).lyrics
    const [one = '', two = ''] = rows.split('\n')
    expect(one).toBe('We walk beneath the silver moon tonight')
    expect(rhymeScore(one, two)).toBeGreaterThanOrEqual(FAMILY)
  })

  it('answers anything, also nothing and nonsense', () => {
    for (const selected of ['', '\n\n', '[Chorus]', '日本語\n歌', 'x'.repeat(500)]) {
      for (const mode of ['rewrite', 'continue', 'rhyme'] as const) {
        expect(ask({ selected, mode, instruction: 'replace ( with [' }).lyrics).not.toMatch(/undefined|[<>|]/)
      }
    }
  })
})
