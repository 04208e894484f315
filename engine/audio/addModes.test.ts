import { expect, it } from 'vitest'
import { addModes } from './addModes.ts'

const RATE = 48_000

it('modes are sines that fall by 60 dB in their time, as many as there are', () => {
  const modes = Array.from({ length: 11 }, (_, i) => ({
    hertz: 220 * (i + 1),
    gain: 0.2 / (i + 1),
    decaySeconds: 0.9 - 0.05 * i,
    startCycle: 0.03 * i,
  }))
  const out = new Float32Array(RATE / 2).fill(0.25)
  addModes(out, modes, RATE)
  for (const i of [0, 1, 7, 4800, 12_345, 20_000]) {
    const wanted = modes.reduce((sum, { hertz, gain, decaySeconds, startCycle }) => {
      const seconds = i / RATE
      return sum + gain * 0.001 ** (seconds / decaySeconds) * Math.sin(2 * Math.PI * (hertz * seconds + startCycle))
    }, 0.25)
    expect(out[i]).toBeCloseTo(wanted, 5)
  }
})

it('what cannot be heard above half the sample rate is left out', () => {
  const out = new Float32Array(1000)
  addModes(out, [{ hertz: 23_000, gain: 1, decaySeconds: 1, startCycle: 0.25 }], RATE)
  expect(out).toEqual(new Float32Array(1000))
})
