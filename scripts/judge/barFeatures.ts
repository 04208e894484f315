import { secondsPerBeat, type Score } from '../../engine/index.ts'
import { SAMPLE_RATE } from './renderWhole.ts'
import { decibels, deviation, mean } from './statistics.ts'
import { powerFrames } from './transform.ts'

const SIZE = 4096
const HOP = 2048
const BANDS = 16
// Harmony counts as much as colour, and the hour of the bar more than both: two halves are kept apart.
const SLOTS = 4

export type Bar = { features: number[]; levelDb: number }

/** What every bar sounds like: chroma and colour of its quarters, each feature standardised over the song. */
export function barFeatures(samples: Float32Array, score: Score): Bar[] {
  const barSeconds = barBeats(score) * secondsPerBeat(score)
  const frames = powerFrames(samples, SIZE, HOP)
  const bars = Math.floor((score.lengthBeats + 1e-6) / barBeats(score))
  const raw = Array.from({ length: bars }, (_, bar) => {
    const slots = Array.from({ length: SLOTS }, (_, slot) => {
      const from = Math.round(((bar + slot / SLOTS) * barSeconds * SAMPLE_RATE) / HOP)
      const to = Math.max(from + 1, Math.round(((bar + (slot + 1) / SLOTS) * barSeconds * SAMPLE_RATE) / HOP))
      return sumFrames(frames.slice(from, Math.max(from + 1, to - 1)))
    })
    const total = slots.reduce((sum, spectrum) => sum + mean(spectrum), 0)
    return {
      features: slots.flatMap((spectrum) => [...chroma(spectrum), ...colour(spectrum)]),
      levelDb: decibels(total),
    }
  })
  return standardised(raw)
}

export function barBeats({ meter }: Score): number {
  return (meter.beats * 4) / meter.unit
}

function sumFrames(frames: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(SIZE / 2)
  for (const frame of frames) for (let k = 0; k < sum.length; k++) sum[k] += frame[k] / frames.length
  return sum
}

function chroma(spectrum: Float64Array): number[] {
  const classes = Array.from({ length: 12 }, () => 1e-9)
  for (let k = 8; k < 200; k++) {
    const pitch = 69 + 12 * Math.log2((k * SAMPLE_RATE) / SIZE / 440)
    classes[((Math.round(pitch) % 12) + 12) % 12] += Math.sqrt(spectrum[k])
  }
  const most = Math.max(...classes)
  return classes.map((value) => value / most)
}

function colour(spectrum: Float64Array): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const from = Math.round(2 * 2 ** ((band * 9.5) / BANDS))
    const to = Math.max(from + 1, Math.round(2 * 2 ** (((band + 1) * 9.5) / BANDS)))
    return decibels(mean(spectrum.subarray(from, to)) + 1e-9)
  })
}

function standardised(bars: readonly Bar[]): Bar[] {
  const width = bars[0]?.features.length ?? 0
  const columns = Array.from({ length: width }, (_, i) => bars.map((bar) => bar.features[i]))
  const centres = columns.map(mean)
  const spreads = columns.map((column) => deviation(column) + 1e-6)
  return bars.map(({ features, levelDb }) => ({
    features: features.map((value, i) => (value - centres[i]) / spreads[i]),
    levelDb,
  }))
}
