import { cos, sin, TAU } from '../../audio/math.ts'

type Turns = { cosines: Float64Array; sines: Float64Array }
const turnsOfSize = new Map<number, Turns>()

function turnsOf(size: number): Turns {
  const known = turnsOfSize.get(size)
  if (known) return known
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) => cos((TAU * k) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, k) => -sin((TAU * k) / size))
  turnsOfSize.set(size, { cosines, sines })
  return { cosines, sines }
}

/**
 * In-place complex transform of a power-of-two length (radix 2). Everything else uses `createRealFft`; it rounds other last
 * bits, which would go into the tone of a master and so change the bytes of songs made before.
 */
export function fftOfTone(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      const r = real[i]
      real[i] = real[j]
      real[j] = r
      const m = imaginary[i]
      imaginary[i] = imaginary[j]
      imaginary[j] = m
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2
    const { cosines, sines } = turnsOf(size)
    for (let k = 0; k < half; k++) {
      const c = cosines[k]
      const s = sines[k]
      for (let i = k; i < n; i += size) {
        const j = i + half
        const r = real[j] * c - imaginary[j] * s
        const m = real[j] * s + imaginary[j] * c
        real[j] = real[i] - r
        imaginary[j] = imaginary[i] - m
        real[i] += r
        imaginary[i] += m
      }
    }
  }
}
