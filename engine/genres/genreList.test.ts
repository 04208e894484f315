import { describe, expect, it } from 'vitest'
import { parseProgression } from '../composer/parseProgression.ts'
import type { Groove } from './genre.ts'
import { GENRES } from './genreList.ts'
import { MODAL_PROGRESSIONS } from './modalProgressions.ts'
import { COMPOUND_GROOVES, WALTZ_GROOVES } from './threeBeatGrooves.ts'

const NAMES = [
  'pop',
  'rock',
  'folk',
  'jazz',
  'bossa nova',
  'hip hop',
  'lo-fi',
  'house',
  'techno',
  'synthwave',
  'reggae',
  'funk',
  'ambient',
  'orchestral',
]

function expectBars(pattern: string, steps: number, letters: RegExp): void {
  for (const bar of pattern.split(' ')) {
    expect(`${bar} ${bar.length}`).toBe(`${bar} ${steps}`)
    expect(bar).toMatch(letters)
  }
}

function expectGroove(groove: Groove, steps: number): void {
  for (const level of [groove.low, groove.mid, groove.high]) {
    const patterns = [...Object.values(level.drums), ...Object.values(level.percussion ?? {})]
    for (const pattern of patterns) expectBars(pattern, steps, /^[1-9.]+$/)
    if (level.bass !== 'walking') expectBars(level.bass, steps, /^[R35678da.-]+$/)
  }
}

describe('genres', () => {
  it('[ENG-03] has the fourteen of the style language', () => {
    expect(GENRES.map((genre) => genre.name)).toEqual(NAMES)
  })

  it.each(GENRES.map((genre) => [genre.name, genre] as const))('%s is written correctly', (_, genre) => {
    for (const groove of genre.grooves) expectGroove(groove, 16)
    for (const fill of genre.fills)
      for (const pattern of Object.values(fill.drums)) expectBars(pattern, 16, /^[1-9.]+$/)
    for (const playing of genre.ensemble.flatMap((part) => part.playing)) {
      if ('pattern' in playing) expectBars(playing.pattern, 16, /^[0-9.-]+$/)
    }
    for (const motif of genre.melody.motifs) expectBars(motif, 16, /^[x.]+$/)
    for (const [mode, progressions] of Object.entries(genre.progressions)) {
      const key = { tonic: 0, mode: mode === 'minor' || mode === 'dorian' ? 'minor' : 'major' } as const
      for (const text of Object.values(progressions).flat())
        expect([2, 4, 8]).toContain(parseProgression(text, key).length)
    }
    expect(genre.form[0].kind).toBe('intro')
    expect(genre.form.at(-1)?.kind).toBe('outro')
    expect(genre.laidBackMs).toBeLessThanOrEqual(12)
  })

  it('bars of three are written correctly', () => {
    for (const groove of [...WALTZ_GROOVES, ...COMPOUND_GROOVES]) expectGroove(groove, 12)
    for (const progressions of Object.values(MODAL_PROGRESSIONS)) {
      for (const text of Object.values(progressions).flat()) {
        expect(parseProgression(text, { tonic: 0, mode: 'major' }).length).toBe(4)
      }
    }
  })
})
