import { createRandom, parseStyle } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../genres/genreList.ts'
import { chooseGenre } from '../style/chooseGenre.ts'
import { chooseKeyAndTempo } from './chooseKeyAndTempo.ts'

function chooseFor(style: string, seed: number) {
  const intent = parseStyle(style)
  return chooseKeyAndTempo({}, intent, chooseGenre(intent).genre, createRandom(seed))
}

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1)

describe('chooseKeyAndTempo', () => {
  it("keeps to the genre's tempo and varies with the seed", () => {
    for (const genre of GENRES) {
      const tempos = SEEDS.map((seed) => chooseFor(`${genre.name} 4/4`, seed).tempoBpm)
      expect(Math.min(...tempos)).toBeGreaterThanOrEqual(genre.tempoBpm[0])
      expect(Math.max(...tempos)).toBeLessThanOrEqual(genre.tempoBpm[1])
      expect(new Set(tempos).size).toBeGreaterThan(2)
    }
  })

  it('[ENG-03 a] sad songs are in minor-like keys and happy ones in major-like keys', () => {
    const sad = SEEDS.map((seed) => chooseFor('sad pop', seed).key.mode)
    const happy = SEEDS.map((seed) => chooseFor('happy pop', seed).key.mode)
    expect(new Set(sad)).toEqual(new Set(['minor']))
    expect(new Set(happy)).toEqual(new Set(['major']))
  })

  it('uses every tonic', () => {
    const tonics = Array.from({ length: 150 }, (_, seed) => chooseFor('pop', seed).key.tonic)
    expect(new Set(tonics).size).toBe(12)
  })
})
