// Spectra for judging, apart from the engine's own, so that a fault in one is not hidden by the same fault in the other.

export function createTransform(size: number): (real: Float64Array, imaginary: Float64Array) => void {
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size))
  const bits = Math.log2(size)
  const order = Uint32Array.from({ length: size }, (_, i) => {
    let reversed = 0
    for (let bit = 0; bit < bits; bit++) if (i & (1 << bit)) reversed |= 1 << (bits - 1 - bit)
    return reversed
  })
  return (real, imaginary) => {
    for (let i = 0; i < size; i++) {
      const j = order[i]
      if (j <= i) continue
      ;[real[i], real[j]] = [real[j], real[i]]
      ;[imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]]
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let from = 0; from < size; from += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cosines[k * stride]
          const s = sines[k * stride]
          const a = from + k
          const b = a + half
          const re = real[b] * c - imaginary[b] * s
          const im = real[b] * s + imaginary[b] * c
          real[b] = real[a] - re
          imaginary[b] = imaginary[a] - im
          real[a] += re
          imaginary[a] += im
        }
      }
    }
  }
}

/** Power spectra of Hann windows, one per hop; frame f begins at f * hop. */
export function powerFrames(samples: Float32Array, size: number, hop: number): Float64Array[] {
  const frames = Math.max(0, Math.floor((samples.length - size) / hop) + 1)
  const powers = Array.from({ length: frames }, () => new Float64Array(size / 2))
  const powersOfTwo = createPowersOfTwo(size)
  for (let f = 0; f < frames; f += 2) {
    const second = f + 1 < frames ? f + 1 : f
    powersOfTwo(samples.subarray(f * hop), samples.subarray(second * hop), powers[f], powers[second])
  }
  return powers
}

/** Two real stretches in one complex transform, told apart by its symmetry. */
export function createPowersOfTwo(
  size: number,
): (a: Float32Array, b: Float32Array, powerA: Float64Array, powerB: Float64Array) => void {
  const transform = createTransform(size)
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  return (a, b, powerA, powerB) => {
    for (let i = 0; i < size; i++) {
      real[i] = a[i] * window[i]
      imaginary[i] = b[i] * window[i]
    }
    transform(real, imaginary)
    for (let k = 0; k < size / 2; k++) {
      const mirror = (size - k) % size
      powerA[k] = ((real[k] + real[mirror]) ** 2 + (imaginary[k] - imaginary[mirror]) ** 2) / 4
      powerB[k] = ((imaginary[k] + imaginary[mirror]) ** 2 + (real[k] - real[mirror]) ** 2) / 4
    }
  }
}
