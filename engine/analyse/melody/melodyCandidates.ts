import { cos, log2, log10, pow, TAU } from '../../audio/math.ts'
import { thirdRate } from '../../audio/thirdRate.ts'
import { createTonePeaks, summit, type TonePeaks } from './tonePeaks.ts'

const HOP_SECONDS = 0.01
export const LOWEST_PITCH = 43
export const HIGHEST_PITCH = 86
const BINS_PER_SEMITONE = 10
const BINS = (HIGHEST_PITCH - LOWEST_PITCH) * BINS_PER_SEMITONE + 1
const HARMONICS = 12
const HARMONIC_FALL = 0.83
const SPREAD_BINS = 6
// Room for peaks that lie a little outside, so that sums need no bounds.
const MARGIN = SPREAD_BINS + 1
export const CANDIDATES = 8
// At this level noise of any colour stays below this strength, and tunes above it.
const LEVEL = 0.14
export const WEAKEST = 0.75

/** The pitches that sound most, strongest first, CANDIDATES to a frame; a strength of 0 is an empty place. */
export type MelodyCandidates = {
  framesPerSecond: number
  frameCount: number
  pitches: Float32Array
  strengths: Float32Array
  levelsDb: Float32Array
}

const KERNEL = Float64Array.from({ length: 2 * SPREAD_BINS + 1 }, (_, i) => {
  const side = cos((TAU / 4) * (Math.abs(i - SPREAD_BINS) / (SPREAD_BINS + 1)))
  return side * side
})
const WEIGHTS = Float64Array.from({ length: HARMONICS }, (_, i) => pow(HARMONIC_FALL, i))
const HARMONIC_BINS = Float64Array.from({ length: HARMONICS }, (_, i) => 12 * BINS_PER_SEMITONE * log2(i + 1))

// Harmonic summation (Salamon and Gómez 2012): every tone speaks for the pitches it could be a harmonic of, and a pitch
// that many tones speak for is one somebody plays or sings.
export function melodyCandidates(samples: Float32Array, sampleRate: number): MelodyCandidates {
  const sound = levelled(thirdRate(samples))
  const rate = sampleRate / 3
  const hop = Math.round(HOP_SECONDS * rate)
  const frameCount = Math.floor(sound.length / hop)
  const found = {
    framesPerSecond: rate / hop,
    frameCount,
    pitches: new Float32Array(frameCount * CANDIDATES),
    strengths: new Float32Array(frameCount * CANDIDATES),
    levelsDb: new Float32Array(frameCount * CANDIDATES),
  }
  const peaksAt = createTonePeaks(sound, rate)
  const salience = new Float64Array(BINS + 2 * MARGIN)
  const power = new Float64Array(BINS + 2 * MARGIN)
  for (let frame = 0; frame < frameCount; frame++) {
    sumHarmonics(peaksAt(frame * hop), salience, power)
    keepStrongest(salience, power, found, frame * CANDIDATES)
  }
  return found
}

function levelled(sound: Float32Array): Float32Array {
  const level = Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, sound.length))
  return level === 0 ? sound : sound.map((sample) => (sample * LEVEL) / level)
}

function sumHarmonics(peaks: TonePeaks, salience: Float64Array, power: Float64Array): void {
  salience.fill(0)
  power.fill(0)
  for (let peak = 0; peak < peaks.count; peak++) {
    const bin = (peaks.pitches[peak] - LOWEST_PITCH) * BINS_PER_SEMITONE
    for (let harmonic = 0; harmonic < HARMONICS; harmonic++) {
      const middle = Math.round(bin - HARMONIC_BINS[harmonic])
      if (middle < -1) break
      if (middle > BINS) continue
      const from = middle - SPREAD_BINS + MARGIN
      const weight = peaks.weights[peak] * WEIGHTS[harmonic]
      for (let i = 0; i < KERNEL.length; i++) {
        salience[from + i] += weight * KERNEL[i]
        power[from + i] += peaks.powers[peak] * KERNEL[i]
      }
    }
  }
}

function keepStrongest(salience: Float64Array, power: Float64Array, found: MelodyCandidates, first: number): void {
  const { pitches, strengths, levelsDb } = found
  const last = first + CANDIDATES - 1
  for (let bin = 0; bin < BINS; bin++) {
    const [before, at, after] = [salience[bin + MARGIN - 1], salience[bin + MARGIN], salience[bin + MARGIN + 1]]
    if (at < WEAKEST || at <= before || at < after || at <= strengths[last]) continue
    let place = last
    for (; place > first && strengths[place - 1] < at; place--) {
      strengths[place] = strengths[place - 1]
      pitches[place] = pitches[place - 1]
      levelsDb[place] = levelsDb[place - 1]
    }
    strengths[place] = at
    pitches[place] = LOWEST_PITCH + (bin + summit(before, at, after)) / BINS_PER_SEMITONE
    levelsDb[place] = 10 * log10(power[bin + MARGIN] + 1e-12)
  }
}
