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
  it('gives the same sound whether or not a note was thrown out in between', () => {
    const roomy = createNoteCache(48_000, 1e8)
    const cramped = createNoteCache(48_000, 1)
    const piano = getInstrument('piano')
    roomy.get(piano, 60, 0.7, 0, 2)
    const a = roomy.get(piano, 60, 0.7, 0, 0.5).left.slice(0, 24_000)
    cramped.get(piano, 60, 0.7, 0, 0.5)
    cramped.get(piano, 62, 0.7, 0, 0.5)
    expect(cramped.get(piano, 60, 0.7, 0, 0.5).left.slice(0, 24_000)).toEqual(a)
  })

  it('renders a repeated note once', () => {
    const cache = createNoteCache(48_000, 1e8)
    const bass = getInstrument('electric-bass')
    expect(cache.get(bass, 40, 0.71, 0, 0.5).left).toBe(cache.get(bass, 40, 0.69, 0, 0.45).left)
  })

  it('throws out what the song needs last, not what it used longest ago', () => {
    const bass = getInstrument('electric-bass')
    const bytes = createNoteCache(48_000, 1e8).get(bass, 40, 0.7, 0, 0.5).left.byteLength
    const cache = createNoteCache(48_000, bytes * 2.5)
    const soon = cache.get(bass, 40, 0.7, 0, 0.5, { frame: 0, nextFrame: 30_000 }).left
    cache.get(bass, 41, 0.7, 0, 0.5, { frame: 10_000, nextFrame: 90_000 })
    cache.get(bass, 42, 0.7, 0, 0.5, { frame: 20_000, nextFrame: 40_000 })
    expect(cache.get(bass, 40, 0.7, 0, 0.5, { frame: 30_000, nextFrame: Infinity }).left).toBe(soon)
  })
})

it('an instrument nobody knows is refused by name', () => {
  expect(() => getInstrument('kazoo')).toThrow('kazoo')
})
