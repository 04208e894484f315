import { describe, expect, it } from 'vitest'
import { createNoteCache } from './createNoteCache.ts'
import { describeInstrument } from './describeInstrument.ts'
import { getInstrument } from './getInstrument.ts'
import { openSamples } from '@arioso/providers/samples'
import { INSTRUMENT_NAMES } from '@arioso/words'

const samples = await openSamples()

for (const name of INSTRUMENT_NAMES) {
  describeInstrument(name)
  if (getInstrument(name, samples).isSampled) describeInstrument(name, samples)
}

describe('the note cache', () => {
  const wanted = (pitch: number, seconds: number, velocity = 0.7) => ({ pitch, velocity, variant: 0, seconds })

  it('gives the same sound whether or not a note was thrown out in between', () => {
    const roomy = createNoteCache(48_000, 1e8)
    const cramped = createNoteCache(48_000, 1)
    const piano = getInstrument('piano')
    roomy.get(piano, wanted(60, 2))
    const a = roomy.get(piano, wanted(60, 0.5)).left.slice(0, 24_000)
    cramped.get(piano, wanted(60, 0.5))
    cramped.get(piano, wanted(62, 0.5))
    expect(cramped.get(piano, wanted(60, 0.5)).left.slice(0, 24_000)).toEqual(a)
  })

  it('renders a repeated note once', () => {
    const cache = createNoteCache(48_000, 1e8)
    const bass = getInstrument('electric-bass')
    expect(cache.get(bass, wanted(40, 0.5, 0.71)).left).toBe(cache.get(bass, wanted(40, 0.45, 0.69)).left)
  })

  it('throws out what the song needs last, not what it used longest ago', () => {
    const bass = getInstrument('electric-bass')
    const bytes = createNoteCache(48_000, 1e8).get(bass, wanted(40, 0.5)).left.byteLength
    const cache = createNoteCache(48_000, bytes * 2.5)
    const soon = cache.get(bass, wanted(40, 0.5), { frame: 0, nextFrame: 30_000 }).left
    cache.get(bass, wanted(41, 0.5), { frame: 10_000, nextFrame: 90_000 })
    cache.get(bass, wanted(42, 0.5), { frame: 20_000, nextFrame: 40_000 })
    expect(cache.get(bass, wanted(40, 0.5), { frame: 30_000, nextFrame: Infinity }).left).toBe(soon)
  })
})

it('an instrument nobody knows is refused by name', () => {
  expect(() => getInstrument('kazoo')).toThrow('kazoo')
})
