import { expect, it } from 'vitest'
import { createRealFft } from '../../audio/realFft.ts'
import { SPECTRUM_ROW, TRACT_BINS, TRACT_FFT, tractBench } from './tractBench.ts'

const { desk, tables, burst } = tractBench()
const places = desk.integers(SPECTRUM_ROW)
const [shares, tint, none, lifter, levels] = Array.from({ length: 5 }, () => desk.row(SPECTRUM_ROW))
const tract = desk.row(4 * SPECTRUM_ROW)

// Formants of a vowel, as logarithms of the magnitude.
for (let k = 0; k < TRACT_BINS; k++) {
  const peak = (hertz: number, width: number) => Math.exp(-((((k * 24000) / TRACT_FFT - hertz) / width) ** 2))
  levels[k] = -4 + 3 * peak(600, 150) + 2.5 * peak(1100, 200) + 2 * peak(2600, 300)
  places[k] = Math.min(k, TRACT_BINS - 2) * 4
  shares[k] = k === TRACT_BINS - 1 ? 1 : 0
  lifter[k] = k === 0 || k === TRACT_BINS - 1 ? 0.5 : 1
}

it('a tract has the magnitude it is asked for and minimum phase, as the slow transform has it', () => {
  const rows = [levels, places, shares, tint, none].map(({ byteOffset }) => byteOffset)
  const [bands, at, share, colour, effort] = rows
  const { shapeTract } = desk.kernels
  shapeTract(tables.byteOffset, bands, at, share, colour, effort, 1, lifter.byteOffset, tract.byteOffset)
  const fft = createRealFft(TRACT_FFT)
  const [real, imaginary] = [Float64Array.from(levels.subarray(0, TRACT_BINS)), new Float64Array(TRACT_BINS)]
  const cepstrum = new Float64Array(TRACT_FFT)
  fft.inverse(real, imaginary, cepstrum)
  for (let n = 0; n < TRACT_FFT; n++) cepstrum[n] *= n < TRACT_BINS ? lifter[n] : 0
  fft.forward(cepstrum, real, imaginary)
  for (let k = 0; k < TRACT_BINS; k++) {
    const magnitude = Math.exp(real[k])
    expect(Math.abs(tract[k] - magnitude * Math.cos(imaginary[k])) / magnitude).toBeLessThan(1e-4)
    expect(Math.abs(tract[SPECTRUM_ROW + k] - magnitude * Math.sin(imaginary[k])) / magnitude).toBeLessThan(1e-4)
    expect(magnitude).toBeCloseTo(Math.exp(levels[k] / 2), 4)
  }
})

it('a burst through an open tract comes out as it went in, and only once', () => {
  const open = desk.row(4 * SPECTRUM_ROW)
  open.fill(1, 0, TRACT_BINS)
  const output = desk.row(3 * TRACT_FFT)
  const noise = burst(80, 0.3)
  desk.kernels.addHiss(tables.byteOffset, open.byteOffset, noise.byteOffset, output.byteOffset + 4 * TRACT_FFT, 0.5)
  const heard = output.subarray(TRACT_FFT, TRACT_FFT + 80)
  const power = heard.reduce((sum, sample) => sum + sample * sample, 0) / 80
  expect(Math.sqrt(power)).toBeGreaterThan(0.35)
  expect(Math.sqrt(power)).toBeLessThan(0.65)
  const rest = output.reduce(
    (most, sample, i) => (i >= TRACT_FFT && i < TRACT_FFT + 80 ? most : Math.max(most, Math.abs(sample))),
    0,
  )
  expect(rest).toBeLessThan(1e-5)
})
