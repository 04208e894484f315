import { describe, expect, it } from 'vitest'
import { parseStyle } from '../style/parseStyle.ts'
import { GENRE_DEFAULTS } from '../style/genreDefaults.ts'
import { upsampleStyle } from './upsampleStyle.ts'

const STYLES = [
  'sad piano',
  'techno',
  'folk, no drums',
  'happy funk with brass',
  'lofi',
  'epic orchestral, instrumental',
  'jazz waltz in D minor, 90 bpm',
  'reggae, male vocals',
  'k-pop',
  'something strange',
  'dreamy',
  'bossa nova',
]
const EVERY_GENRE = Object.keys(GENRE_DEFAULTS)
const SEEDS = [1, 2, 3, 4, 5]

describe('upsampleStyle', () => {
  it('makes every short style a rich one within the limit and keeps what was written', () => {
    for (const style of [...STYLES, ...EVERY_GENRE]) {
      for (const seed of SEEDS) {
        for (const maxCharacters of [200, 1000]) {
          const line = upsampleStyle({ seed, style, maxCharacters })
          expect(line.startsWith(style)).toBe(true)
          expect(line.length).toBeLessThanOrEqual(maxCharacters)
          expect(line.split(', ').length).toBeGreaterThanOrEqual(5)
          expect(new Set(line.split(', ')).size).toBe(line.split(', ').length)
        }
      }
    }
  })

  it('never changes what was meant', () => {
    for (const style of STYLES) {
      const meant = parseStyle(style)
      for (const seed of SEEDS) {
        const read = parseStyle(upsampleStyle({ seed, style, maxCharacters: 200 }))
        expect(read.genre).toBe(meant.genre)
        expect(read.moods).toEqual(expect.arrayContaining(meant.moods))
        expect(read.instruments).toEqual(expect.arrayContaining(meant.instruments))
        expect(read.excluded).toEqual(meant.excluded)
        expect([read.voice, 'any']).toContain(meant.voice)
        expect([read.tempoBpm, undefined]).toContain(meant.tempoBpm)
        expect(read.tempoBpm).toBeGreaterThan(39)
      }
    }
  })

  it('sad stays sad: no bright mood joins it', () => {
    for (const seed of SEEDS) {
      const { moods } = parseStyle(upsampleStyle({ seed, style: 'sad piano', maxCharacters: 1000 }))
      expect(moods.filter((mood) => ['happy', 'playful', 'festive', 'triumphant'].includes(mood))).toEqual([])
    }
  })

  it('a line that is full already stays as it is', () => {
    const style = 'rock, '.repeat(33).slice(0, 197).trim()
    expect(upsampleStyle({ seed: 1, style, maxCharacters: 200 }).length).toBeLessThanOrEqual(200)
    expect(upsampleStyle({ seed: 1, style: 'x'.repeat(300), maxCharacters: 200 })).toHaveLength(200)
  })
})
