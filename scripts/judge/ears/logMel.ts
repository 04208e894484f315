// What whisper hears with: 80 mel bands of log power every 10 ms of mono sound at 16 kHz, over thirty seconds.
const RATE = 16_000
const WINDOW = 400
const HOP = 160
const BINS = WINDOW / 2 + 1
export const MELS = 80
export const MEL_FRAMES = 3000

const hann = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))
const cosines = Float64Array.from({ length: WINDOW }, (_, i) => Math.cos((2 * Math.PI * i) / WINDOW))

// Slaney's scale: straight below 1 kHz, logarithmic above.
const LOG_STEP = Math.log(6.4) / 27
const toMel = (hertz: number) => (hertz < 1000 ? (3 * hertz) / 200 : 15 + Math.log(hertz / 1000) / LOG_STEP)
const toHertz = (mel: number) => (mel < 15 ? (200 * mel) / 3 : 1000 * Math.exp(LOG_STEP * (mel - 15)))

const edges = Array.from({ length: MELS + 2 }, (_, i) => toHertz((toMel(RATE / 2) * i) / (MELS + 1)))
const filters = Array.from({ length: MELS }, (_, band) => {
  const [low, middle, high] = edges.slice(band, band + 3)
  return Float64Array.from({ length: BINS }, (_bin, k) => {
    const hertz = (k * RATE) / WINDOW
    const rising = (hertz - low) / (middle - low)
    const falling = (high - hertz) / (high - middle)
    return (Math.max(0, Math.min(rising, falling)) * 2) / (high - low)
  })
})

function powers(samples: Float32Array, centre: number): Float64Array {
  const windowed = Float64Array.from({ length: WINDOW }, (_, i) => {
    const place = Math.abs(centre - WINDOW / 2 + i)
    return (samples[place] ?? 0) * hann[i]
  })
  return Float64Array.from({ length: BINS }, (_, k) => {
    let real = 0
    let imaginary = 0
    for (let i = 0, turn = 0; i < WINDOW; i++, turn = (turn + k) % WINDOW) {
      real += windowed[i] * cosines[turn]
      imaginary += windowed[i] * cosines[(turn + WINDOW - WINDOW / 4) % WINDOW]
    }
    return real * real + imaginary * imaginary
  })
}

/** Band by band, each with all its frames; what lies after the sound is silence. */
export function logMel(samples: Float32Array): Float32Array {
  const bands = new Float32Array(MELS * MEL_FRAMES).fill(-10)
  const sounding = Math.min(MEL_FRAMES, Math.ceil(samples.length / HOP) + 2)
  let most = -10
  for (let frame = 0; frame < sounding; frame++) {
    const power = powers(samples, frame * HOP)
    for (const [band, filter] of filters.entries()) {
      const level = Math.log10(
        Math.max(
          1e-10,
          filter.reduce((sum, weight, k) => sum + weight * power[k], 0),
        ),
      )
      bands[band * MEL_FRAMES + frame] = level
      most = Math.max(most, level)
    }
  }
  return bands.map((level) => (Math.max(level, most - 8) + 4) / 4)
}
