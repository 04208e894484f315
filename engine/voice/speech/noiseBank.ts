// Spectra of short bursts of unit-power noise, by length. Drawn once and picked at random: a fresh transform for every
// period of the voice would cost as much as the voice itself.
import { createNoise } from '../../audio/createNoise.ts'
import { createRealFft } from '../../audio/realFft.ts'

const BURSTS = 64
const LENGTH_STEP = 8
const UNIFORM_TO_UNIT_POWER = 1.7320508075688772

type NoiseSpectrum = { real: Float64Array; imaginary: Float64Array }

export function createNoiseBank(fftSize: number): (lengthSamples: number, luck: number) => NoiseSpectrum {
  const fft = createRealFft(fftSize)
  const burst = new Float64Array(fftSize)
  const bank = new Map<number, NoiseSpectrum>()

  function draw(length: number, key: number): NoiseSpectrum {
    const noise = createNoise(key)
    burst.fill(0)
    for (let i = 0; i < length; i++) burst[i] = noise() * UNIFORM_TO_UNIT_POWER
    const spectrum = { real: new Float64Array(fftSize / 2 + 1), imaginary: new Float64Array(fftSize / 2 + 1) }
    fft.forward(burst, spectrum.real, spectrum.imaginary)
    return spectrum
  }

  // Luck lies between -1 and 1.
  return (lengthSamples, luck) => {
    const steps = Math.max(1, Math.min(fftSize / 2 / LENGTH_STEP, Math.round(lengthSamples / LENGTH_STEP)))
    const key = steps * BURSTS + Math.floor((luck + 1) * 0.4999999 * BURSTS)
    const known = bank.get(key) ?? draw(steps * LENGTH_STEP, key)
    bank.set(key, known)
    return known
  }
}
