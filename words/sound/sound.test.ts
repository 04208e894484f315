import { describe, expect, it } from 'vitest'
import { meterScore } from './meter.ts'
import { countSung, pronounce } from './pronounce.ts'
import { FAMILY, FULL, rhymeScore } from './rhyme.ts'

describe('sound', () => {
  it('counts syllables by the dictionary, and by spelling where it has none', () => {
    expect(countSung('I lost my job at the bakery on Friday')).toBe(12)
    expect(countSung('Mia and the Zorbinator')).toBe(8)
    expect(pronounce("Linda's").known).toBe(true)
  })

  it.each([
    ['all night', 'the light', FULL],
    ['in time', 'be mine', FAMILY],
    ['through', 'you', FULL],
    ['my ear', 'a year', FULL],
    ['cough', 'though', 0],
    ['the night', 'last night', 0],
  ])('%j and %j rhyme %d', (one, other, score) => {
    expect(rhymeScore(one, other)).toBe(score)
  })

  it('hears clashing stresses', () => {
    expect(meterScore('The kettle sings before I do')).toBeGreaterThan(meterScore('Hotel kitchen guitar window'))
  })
})
