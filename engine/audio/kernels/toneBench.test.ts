import { expect, it } from 'vitest'
import { sawWavetable } from '../wavetable.ts'
import { BENCH_FRAMES, toneBench, type Tone } from './toneBench.ts'

const RATE = 48_000
const HERTZ = 330
const WAVE = { hertz: HERTZ, startCycle: 0, ratio: undefined, leftGain: 0.5, rightGain: 0.25 }
const PLAIN: Omit<Tone, 'wave'> = { waves: [WAVE], body: [], breath: undefined, isStereo: true }

const sineAt = (frame: number, harmonic = 1): number => Math.sin((2 * Math.PI * HERTZ * harmonic * frame) / RATE)

it('a wave goes on where the stretch before it ended, each side at its gain', () => {
  const bench = toneBench()
  bench.prepare({ ...PLAIN, wave: sawWavetable(1) })
  for (const fromFrame of [0, BENCH_FRAMES]) {
    bench.play({ fromFrame, frames: BENCH_FRAMES, sampleRate: RATE }, undefined)
    for (const at of [0, 1, 777, BENCH_FRAMES - 1]) {
      expect(bench.out.left[at]).toBeCloseTo(0.5 * 0.6 * sineAt(fromFrame + at), 4)
      expect(bench.out.right[at]).toBeCloseTo(0.25 * 0.6 * sineAt(fromFrame + at), 4)
    }
  }
})

it('a shade lies between the dark wave and the bright one', () => {
  const bench = toneBench()
  const strengthOf = (harmonic: number, shade: number): number => (harmonic === 1 ? 1 - shade : shade)
  for (const shade of [0, 0.2, 0.5, 0.9]) {
    bench.prepare({ ...PLAIN, wave: { harmonics: 2, strengthOf } })
    bench.play({ fromFrame: 0, frames: 320, sampleRate: RATE }, () => shade)
    for (const at of [5, 100, 319]) {
      const wanted = (1 - shade) * sineAt(at) + shade * sineAt(at, 2)
      expect(bench.out.left[at]).toBeCloseTo(0.5 * wanted, 3)
    }
  }
})

it('a sweep far above the tone leaves it, one far below takes it away', () => {
  const bench = toneBench()
  const stretch = { fromFrame: 0, frames: 9600, sampleRate: RATE }
  const levelBelow = (cutoffHertz: number): number => {
    bench.prepare({ ...PLAIN, wave: sawWavetable(1) })
    bench.play(stretch, undefined)
    bench.sweep(stretch, () => cutoffHertz, 0.707)
    return Math.max(...bench.out.left.subarray(4800, 9600))
  }
  expect(levelBelow(15_000)).toBeCloseTo(0.3, 2)
  expect(levelBelow(33)).toBeLessThan(0.3 / 50)
})
