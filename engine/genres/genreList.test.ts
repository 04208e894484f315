import { describe, expect, it } from 'vitest'
import { parseProgression } from '../composer/harmony/parseProgression.ts'
import type { Groove } from './genre.ts'
import { GENRES } from './genreList.ts'
import { MODAL_PROGRESSIONS } from './material/modalProgressions.ts'
import { COMPOUND_GROOVES, WALTZ_GROOVES } from './material/threeBeatGrooves.ts'

const NAMES = [
  'pop',
  'rock',
  'punk',
  'metal',
  'indie',
  'folk',
  'country',
  'celtic',
  'blues',
  'jazz',
  'swing',
  'bossa nova',
  'samba',
  'salsa',
  'reggaeton',
  'flamenco',
  'reggae',
  'dub',
  'afrobeat',
  'amapiano',
  'hip hop',
  'boom bap',
  'trap',
  'drill',
  'grime',
  'lo-fi',
  'r&b',
  'neo soul',
  'gospel',
  'funk',
  'disco',
  'house',
  'deep house',
  'techno',
  'trance',
  'drum and bass',
  'dubstep',
  'synthwave',
  'chiptune',
  'k-pop',
  'ambient',
  'classical',
  'orchestral',
  'cinematic',
  'waltz',
  'lullaby',
  'indian classical',
  'fado',
  'tango',
  'klezmer',
  'chanson',
  'a cappella',
  'barbershop',
  'breakbeat',
  '2-step',
  'bhangra',
  'mariachi',
  'cumbia',
  'bachata',
  'dancehall',
  'hardstyle',
  'phonk',
  'shoegaze',
  'grunge',
  'ska',
  'gregorian chant',
  'musical',
  'marching band',
  'fusion',
  'djent',
  'doom metal',
  'new wave',
  'city pop',
  'hyperpop',
  'bluegrass',
  'soul',
  'polka',
  'merengue',
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
  it('are those of the list, in its order', () => {
    expect(GENRES.map((genre) => genre.name)).toEqual(NAMES)
  })

  it.each(GENRES.map((genre) => [genre.name, genre] as const))('%s is written correctly', (_, genre) => {
    for (const groove of genre.grooves) expectGroove(groove, 16)
    for (const groove of [...(genre.waltzGrooves ?? []), ...(genre.compoundGrooves ?? [])]) expectGroove(groove, 12)
    for (const fill of genre.fills)
      for (const pattern of Object.values(fill.drums)) expectBars(pattern, 16, /^[1-9.]+$/)
    for (const playing of genre.ensemble.flatMap((part) => part.playing)) {
      if ('pattern' in playing) expectBars(playing.pattern, genre.name === 'waltz' ? 12 : 16, /^[0-9Ll.-]+$/)
    }
    for (const motif of genre.melody.motifs) expectBars(motif, 16, /^[x.]+$/)
    for (const [mode, progressions] of Object.entries(genre.progressions)) {
      const key = {
        tonic: 0,
        mode: mode === 'minor' || mode === 'dorian' || mode === 'phrygian' ? 'minor' : 'major',
      } as const
      for (const text of Object.values(progressions).flat())
        expect([2, 4, 8, 12]).toContain(parseProgression(text, key).length)
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
