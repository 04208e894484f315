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
  const transform = createTransform(size)
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  const frames: Float64Array[] = []
  for (let at = 0; at + size <= samples.length; at += hop) {
    for (let i = 0; i < size; i++) real[i] = samples[at + i] * window[i]
    imaginary.fill(0)
    transform(real, imaginary)
    const power = new Float64Array(size / 2)
    for (let k = 0; k < power.length; k++) power[k] = real[k] * real[k] + imaginary[k] * imaginary[k]
    frames.push(power)
  }
  return frames
}
