import { log10, log2 } from '../../audio/math.ts'

const RATE_DIVISOR = 3
const HOP_SECONDS = 0.01
const WINDOW_SECONDS = 0.045
const LOWEST_HERTZ = 75
const HIGHEST_HERTZ = 1050
const CLEAR_DIP = 0.12

export type PitchFrame = {
  // In MIDI semitones with their fraction.
  pitch: number
  // 0 for a pure tone, towards 1 for noise or several notes at once.
  roughness: number
  levelDb: number
}

export type PitchTrack = { framesPerSecond: number; frames: PitchFrame[] }

// One pitch per moment by YIN (de Cheveigné and Kawahara 2002): how unlike itself the sound is one period later.
export function pitchTrack(samples: Float32Array, sampleRate: number): PitchTrack {
  const rate = sampleRate / RATE_DIVISOR
  const sound = thin(samples)
  const hop = Math.round(HOP_SECONDS * rate)
  const width = Math.round(WINDOW_SECONDS * rate)
  const longest = Math.ceil(rate / LOWEST_HERTZ)
  const shortest = Math.floor(rate / HIGHEST_HERTZ)
  const unlike = new Float64Array(longest + 1)
  const frames: PitchFrame[] = []
  for (let start = 0; start + width + longest < sound.length; start += hop) {
    measureUnlike(sound, start, width, unlike)
    const lag = chooseLag(unlike, shortest)
    const period = refine(unlike, lag)
    let energy = 1e-12
    for (let i = start; i < start + width; i++) energy += sound[i] * sound[i]
    frames.push({
      pitch: 69 + 12 * log2(rate / period / 440),
      roughness: Math.min(1, unlike[lag]),
      levelDb: 10 * log10(energy / width),
    })
  }
  return { framesPerSecond: rate / hop, frames }
}

// Pitches lie far below what folds back here.
function thin(samples: Float32Array): Float32Array {
  const out = new Float32Array(Math.floor(samples.length / RATE_DIVISOR))
  for (let i = 1; i + 1 < out.length; i++) {
    const at = RATE_DIVISOR * i
    const near = samples[at - 1] + samples[at] + samples[at + 1]
    out[i] = (2 * near + samples[at - 2] + samples[at + 2]) / 8
  }
  return out
}

// The cumulative mean normalised difference.
function measureUnlike(sound: Float32Array, start: number, width: number, unlike: Float64Array): void {
  unlike[0] = 1
  let running = 1e-9
  for (let lag = 1; lag < unlike.length; lag++) {
    let sum = 0
    for (let i = start; i < start + width; i++) {
      const difference = sound[i] - sound[i + lag]
      sum += difference * difference
    }
    running += sum
    unlike[lag] = (sum * lag) / running
  }
}

function chooseLag(unlike: Float64Array, shortest: number): number {
  let best = shortest
  for (let lag = shortest; lag < unlike.length - 1; lag++) {
    if (unlike[lag] < unlike[best]) best = lag
    if (unlike[lag] < CLEAR_DIP && unlike[lag] <= unlike[lag + 1]) return lag
  }
  return best
}

function refine(unlike: Float64Array, lag: number): number {
  if (lag <= 1 || lag + 1 >= unlike.length) return lag
  const [before, at, after] = [unlike[lag - 1], unlike[lag], unlike[lag + 1]]
  const bend = before - 2 * at + after
  return bend === 0 ? lag : lag + (0.5 * (before - after)) / bend
}
