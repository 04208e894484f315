import { createRandom, parseStyle } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { chooseEnsemble } from './chooseEnsemble.ts'
import { chooseGenre } from '../style/chooseGenre.ts'
import { shapeGenre } from '../style/shapeGenre.ts'

function ensembleFor(style: string, excluded = '', sung = false) {
  const intent = parseStyle(style, excluded)
  const genre = shapeGenre(chooseGenre(intent), intent, 0.5, createRandom(7))
  return chooseEnsemble({ genre, intent, sung }, createRandom(7))
}

describe('chooseEnsemble', () => {
  it('[ENG-03 b] takes the asked kit and bass instead of the usual ones', () => {
    const ensemble = ensembleFor('rock with brushes and double bass')
    expect(ensemble.kit?.instrument).toBe('brush-kit')
    expect(ensemble.bass?.instrument).toBe('upright-bass')
  })

  it('[ENG-03 d] does without drums and bass when both are excluded', () => {
    const ensemble = ensembleFor('funk', 'drums, bass')
    expect([ensemble.kit, ensemble.bass, ensemble.percussion]).toEqual([undefined, undefined, undefined])
  })

  it('finds other harmony when all the usual instruments are excluded', () => {
    const ensemble = ensembleFor('bossa nova', 'guitar, electric piano, strings')
    expect(ensemble.parts.map((part) => part.instrument)).toEqual(['piano'])
  })

  it('a blend brings guests from the second genre', () => {
    const own = new Set(ensembleFor('techno').parts.map((part) => part.instrument))
    const blended = ensembleFor('techno, folk').parts.map((part) => part.instrument)
    expect(blended.some((name) => !own.has(name))).toBe(true)
  })

  it('an asked tune instrument leads', () => {
    expect(ensembleFor('pop with trumpet', '', true).leads).toEqual(['trumpet'])
    expect(ensembleFor('pop with trumpet and flute').leads).toEqual(['trumpet', 'flute'])
  })
})
