import { describe, expect, it } from 'vitest'
import { fluctuations, loudeningsOf } from './fluctuations.ts'
import { SAMPLE_RATE } from './renderWhole.ts'

const SECONDS = 10
const RATES_A_BAND = 8

function strokes(perSecond: number, hertz: number): Float32Array {
  const samples = new Float32Array(SECONDS * SAMPLE_RATE)
  for (let stroke = 0; stroke < SECONDS * perSecond; stroke++) {
    const at = Math.round((stroke / perSecond) * SAMPLE_RATE)
    for (let i = 0; i < 4800 && at + i < samples.length; i++) {
      samples[at + i] += 0.4 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE) * Math.exp(-i / 1200)
    }
  }
  return samples
}

function patternOf(samples: Float32Array): number[] {
  const loudenings = loudeningsOf(samples)
  return fluctuations(loudenings, 0, loudenings[0].length)
}

describe('the ear for rhythm', () => {
  it('hears two strokes a second as slow and six as quick, in the band they sound in', () => {
    const middle = (pattern: number[]): number[] => pattern.slice(2 * RATES_A_BAND, 3 * RATES_A_BAND)
    const slow = middle(patternOf(strokes(2, 2000)))
    const quick = middle(patternOf(strokes(6, 2000)))
    // 1.4 to 2.1 and 4.5 to 6.5 a second.
    expect(slow[2]).toBeGreaterThan(quick[2] + 3)
    expect(quick[5]).toBeGreaterThan(slow[5])
    expect(quick[5]).toBeGreaterThan(Math.max(...quick.slice(0, 5), quick[6]) + 2)
  })

  it('measures silence, too', () => {
    expect(patternOf(new Float32Array(SECONDS * SAMPLE_RATE)).every(Number.isFinite)).toBe(true)
  })
})
