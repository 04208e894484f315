import { createRandom } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../../genres/genreList.ts'
import { createFrame } from '../../songFrame.ts'
import { createBarRhythms, type BarRhythm } from './barRhythms.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1)

function rhythmsOf(seed: number, syncopation: number): BarRhythm[] {
  const [pop] = GENRES.filter(({ name }) => name === 'pop')
  const genre = { ...pop, melody: { ...pop.melody, syncopation } }
  const choice = { key: { tonic: 0, mode: 'major' }, meter: { beats: 4, unit: 4 }, tempoBpm: 110, swing: 0 } as const
  return createBarRhythms(createFrame({ genre, ...choice }), createRandom(seed))
}

const shareOf = (rhythms: readonly BarRhythm[], test: (places: readonly number[]) => boolean): number =>
  rhythms.filter(({ places }) => test(places)).reduce((sum, { share }) => sum + share, 0)

const isOffGrid = (places: readonly number[]): boolean => places.some((place) => place % 2 === 1)
const isEven = (places: readonly number[]): boolean =>
  places.length > 3 && places.every((place, i) => i < 2 || place - places[i - 1] === places[1] - places[0])

describe('the bars of a song', () => {
  it('keep off the sixteenths between in a genre that is never syncopated', () => {
    for (const seed of SEEDS) expect(shareOf(rhythmsOf(seed, 0), isOffGrid)).toBeLessThan(0.05)
    const lively = SEEDS.map((seed) => shareOf(rhythmsOf(seed, 0.7), isOffGrid))
    expect(lively.reduce((sum, share) => sum + share, 0) / SEEDS.length).toBeGreaterThan(0.1)
  })

  it('go in even notes in some songs and hardly ever in others', () => {
    const even = SEEDS.map((seed) => shareOf(rhythmsOf(seed, 0), isEven)).sort((a, b) => a - b)
    expect(even[3]).toBeLessThan(0.05)
    expect(even[36]).toBeGreaterThan(3 * even[3])
  })
})
