import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import { renderSong } from '../../engine/index.ts'
import { levelGain } from '../../engine/instruments/levels.ts'
import { bandOf } from '../../engine/instruments/sampled/bandOf.ts'
import { bandScore } from '../../engine/mix/bandScore.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'

const recordings = await openSamples()
const samples = bandOf('sampled-1', recordings)

// As they were when the first songs were made with them: stems and edits of those songs must fit.
const NOTES = [
  ['piano', 61, '434bb7ecadff5451'],
  ['violin', 77, 'd9de3b63763aa9d9'],
  ['twelve-string-guitar', 52, '84ac2d9012a4facf'],
  ['distorted-guitar', 45, '21ebe1e1238624d4'],
  ['strings', 67, '7cd5d0d87cb8f8a0'],
  ['flute', 80, '753e3537ee566a0c'],
  ['acoustic-kit', 38, 'dfd5332f05515af2'],
  ['felt-piano', 55, '10b3569822b4cd8b'],
] as const

describe('the first recorded band', () => {
  it.each(NOTES)('plays its %s (%d) for ever the same', (name, pitch, wanted) => {
    const instrument = getInstrument(name, samples)
    const hash = createHash('sha256')
    for (const variant of [0, 1]) {
      for (const velocity of [0.3, 0.9]) {
        const { left, right } = instrument.play({ pitch, velocity, variant, seconds: 0.5, sampleRate: 48_000 })
        hash.update(new Uint8Array(left.buffer)).update(new Uint8Array(right.buffer))
      }
    }
    hash.update(String(levelGain(instrument, pitch)))
    expect(hash.digest('hex').slice(0, 16)).toBe(wanted)
  })
})

// Two bars of a rock band after buses, amplifier, rooms and master.
const MIXES = [
  ['sampled-1', '61f9ff5728e04794'],
  ['sampled-2', 'b047e7615a003d64'],
  ['sampled-3', '92b658c8dc50c8ab'],
] as const

describe('a song of an older band', () => {
  it.each(MIXES)('of %s keeps every byte', (sound, wanted) => {
    const parts: Parameters<typeof bandScore>[0]['parts'] = [
      ['drums', 'rock-kit', 'beat'],
      ['guitar', 'distorted-guitar', 'chords'],
      ['keys', 'piano', 'chords'],
    ]
    const score = { ...bandScore({ genre: 'rock', tempoBpm: 120, bars: 2, parts }), sound }
    const hash = createHash('sha256')
    for (const { left, right } of renderSong(score, { sampleRate: 48_000, samples: recordings }).blocks()) {
      for (const { buffer, byteOffset, byteLength } of [left, right]) {
        hash.update(new Uint8Array(buffer, byteOffset, byteLength))
      }
    }
    expect(hash.digest('hex').slice(0, 16)).toBe(wanted)
  })
})
