import { describe, expect, it } from 'vitest'
import { TAU } from '../audio/math.ts'
import { measureTuning } from './measureTuning.ts'

const RATE = 48_000

function tone(hertz: (seconds: number) => number, harmonics = 6): Float32Array {
  let phase = 0
  return Float32Array.from({ length: RATE }, (_, i) => {
    phase += hertz(i / RATE) / RATE
    let sum = 0
    for (let k = 1; k <= harmonics; k++) sum += Math.sin(TAU * k * phase) / k
    return sum
  })
}

describe('the tuning of a note', () => {
  it.each([55, 220, 880, 2093])('is measured to a cent at %d Hz', (hertz) => {
    for (const cents of [-30, -4, 0, 7, 30]) {
      const sound = tone(() => hertz * 2 ** (cents / 1200), hertz > 1000 ? 3 : 6)
      expect(measureTuning(sound, RATE, hertz)).toBeCloseTo(cents, 0)
    }
  })

  it('is the middle of a vibrato', () => {
    const sound = tone((seconds) => 440 * 2 ** ((12 + 35 * Math.sin(TAU * 5.5 * seconds)) / 1200))
    expect(Math.abs(measureTuning(sound, RATE, 440) - 12)).toBeLessThan(2.5)
  })
})
