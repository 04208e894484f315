import { expect, it } from 'vitest'
import { createRealFft } from './realFft.ts'
import { createUpsampler } from '../voice/speech/upsample.ts'

it.each([64, 1024])('transforms %i samples like the definition and back', (size) => {
  const input = Float64Array.from({ length: size }, (_, i) => ((i * 7919) % 101) / 50 - 1)
  const real = new Float64Array(size / 2 + 1)
  const imaginary = new Float64Array(size / 2 + 1)
  const output = new Float64Array(size)
  const fft = createRealFft(size)
  fft.forward(input, real, imaginary)
  for (const bin of [0, 1, 5, size / 4, size / 2]) {
    const angle = (i: number) => (2 * Math.PI * bin * i) / size
    expect(real[bin]).toBeCloseTo(
      input.reduce((sum, value, i) => sum + value * Math.cos(angle(i)), 0),
      9,
    )
    expect(imaginary[bin]).toBeCloseTo(-input.reduce((sum, value, i) => sum + value * Math.sin(angle(i)), 0), 9)
  }
  fft.inverse(real, imaginary, output)
  expect(Math.max(...output.map((value, i) => Math.abs(value - input[i])))).toBeLessThan(1e-12)
})

it.each([48000, 44100])('raises the voice to %i Hz without moving or changing it', (sampleRate) => {
  const input = Float64Array.from({ length: 1600 }, (_, i) => Math.sin((2 * Math.PI * 1000 * i) / 16000))
  const output = createUpsampler(sampleRate)(input)
  expect(output.length).toBe(Math.floor((1600 * sampleRate) / 16000))
  for (let i = 1000; i < output.length - 1000; i++) {
    expect(Math.abs(output[i] - Math.sin((2 * Math.PI * 1000 * i) / sampleRate))).toBeLessThan(0.01)
  }
})
