import { describe, expect, it } from 'vitest'
import { createNoise } from '../../audio/createNoise.ts'
import { createDesk } from '../../audio/kernels/createDesk.ts'
import { createNoteCache } from '../../instruments/createNoteCache.ts'
import { rmsDb } from '../../measure/rmsDb.ts'
import { bandLevelDb, powerSpectrum } from '../../measure/spectrum.ts'
import type { Score } from '../../score.ts'
import { bandScore } from '../bandScore.ts'
import { createMixer } from '../createMixer.ts'
import { createVoiceStrip } from './createVoiceStrip.ts'
import { predictPowers } from '../master/predictPowers.ts'
import { trimVoice } from './trimVoice.ts'
import { voiceTreatmentOf } from './voiceTreatment.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

const RATE = 48_000

function sungScore(genre: string, singer = 'Clara'): Score {
  const syllables = [{ text: 'la', startBeat: 0, lengthBeats: 12, pitch: 60, velocity: 1 }]
  const lines = [{ text: 'la', section: 0, words: [{ text: 'la', syllables }] }]
  return {
    ...bandScore({ genre, tempoBpm: 120, bars: 4, parts: [['pads', 'warm-pad', 'held']] }),
    voice: { singer, gainDb: 2, reverb: 0, delay: 0, lines },
  }
}

function treatment(genre: string) {
  const found = voiceTreatmentOf(sungScore(genre))
  if (!found) throw new Error('a trained singer is treated')
  return found
}

describe('the voice in front of the band', () => {
  it('carves the band between 1 and 4 kHz while somebody sings, not its bass, and only for trained singers', () => {
    const { voice: _, ...played } = sungScore('rock')
    const spectrumOf = (score: Score) => {
      const mixer = createMixer(createDesk(), { score, cache: createNoteCache(RATE, 1e8), sampleRate: RATE })
      let heard = new Float32Array(0)
      for (let window = 0; window < 3; window++) {
        mixer.renderWindow(window * WINDOW_FRAMES, (bus, { left }) => {
          if (bus === 'pads') heard = left.slice()
        })
      }
      return powerSpectrum(heard)
    }
    const [alone, carved, before] = [played, sungScore('rock'), sungScore('rock', 'alto')].map(spectrumOf)
    const lost = (spectrum: Float64Array, low: number, high: number) =>
      bandLevelDb(alone, low, high, RATE) - bandLevelDb(spectrum, low, high, RATE)
    expect(lost(carved, 1500, 2600)).toBeGreaterThan(lost(carved, 150, 300) + 3)
    expect(lost(carved, 150, 300)).toBeLessThan(5)
    expect(Math.abs(lost(before, 1500, 2600) - lost(before, 150, 300))).toBeLessThan(1)
  })

  // Noise above 6 kHz, or a tone at 400 Hz, at some level, long enough for every compressor to settle.
  function through(kind: 'hiss' | 'tone', levelDb: number): number {
    const desk = createDesk()
    const strip = createVoiceStrip(desk, treatment('pop'), 0, RATE)
    const noise = createNoise(4)
    const row = desk.stereoRow(WINDOW_FRAMES)
    let before = 0
    for (let window = 0; window < 8; window++) {
      for (let i = 0; i < WINDOW_FRAMES; i++) {
        const next = noise()
        const hiss = next - before
        before = next
        const tone = Math.SQRT2 * Math.sin((2 * Math.PI * 400 * i * 3) / (RATE * 3))
        row.left[i] = 10 ** (levelDb / 20) * (kind === 'hiss' ? hiss : tone)
        row.right[i] = row.left[i]
      }
      strip.process(row)
    }
    return rmsDb(row.left)
  }

  it('evens out loud and soft singing', () => {
    const range = through('tone', -14) - through('tone', -32)
    expect(range).toBeGreaterThan(3)
    expect(range).toBeLessThan(11)
  })

  it('turns sibilants down more than it would a tone as loud', () => {
    const hissRange = through('hiss', -18) - through('hiss', -40)
    const toneRange = through('tone', -18) - through('tone', -40)
    expect(hissRange).toBeLessThan(toneRange - 2)
  })

  it('puts the voice where its genre wants it, whatever the band plays', () => {
    const powers = predictPowers(sungScore('pop'))
    const beside = (times: number) => trimVoice({ ...powers, band: powers.band.map((power) => power * times) })
    expect(beside(4) - beside(2)).toBeCloseTo(3.01, 1)
    expect(trimVoice(predictPowers(sungScore('pop', 'alto')))).toBe(0)
    expect(treatment('hip hop').aboveBandDb).toBeGreaterThan(treatment('metal').aboveBandDb)
    expect(treatment('country').slap).toBeDefined()
    expect(treatment('jazz').slap).toBeUndefined()
  })
})
