import { log10, pow } from '../../audio/math.ts'
import type { BeatFeatures } from '../time/beatFeatures.ts'
import type { Metre } from '../time/findMetre.ts'

export type Side = 'harmony' | 'colour' | 'rhythm'

/** How unlike any two bars are in their harmony, colour and rhythm; 1 is what two bars of this song usually are. */
export type BarDistances = {
  bars: number
  loudnessDb: number[]
  between: Record<Side, (one: number, other: number) => number>
}

const RINGING_DB = 20
// Below, a band is empty; how empty tells nothing.
const COLOUR_RANGE_DB = 40

type Bar = Record<Side, Float64Array> & { loudnessDb: number }

export function barDistances(beats: readonly BeatFeatures[], metre: Metre): BarDistances {
  const home = meanOf(beats.map(({ chroma }) => unit(chroma)))
  const bars = withoutRinging(barsOf(beats, metre, home))
  return {
    bars: bars.length,
    loudnessDb: bars.map(({ loudnessDb }) => loudnessDb),
    between: {
      harmony: matrix(bars.map(({ harmony }) => harmony)),
      colour: matrix(bars.map(({ colour }) => colour)),
      rhythm: matrix(bars.map(({ rhythm }) => rhythm)),
    },
  }
}

function barsOf(beats: readonly BeatFeatures[], { beatsPerBar, firstBeat }: Metre, home: Float64Array): Bar[] {
  const count = Math.max(0, Math.floor((beats.length - firstBeat) / beatsPerBar))
  return Array.from({ length: count }, (_, bar) => {
    const inside = beats.slice(firstBeat + bar * beatsPerBar, firstBeat + (bar + 1) * beatsPerBar)
    const power = inside.reduce((sum, { loudnessDb }) => sum + pow(10, loudnessDb / 10), 0) / beatsPerBar
    const colour = meanOf(inside.map(({ colourDb }) => colourDb))
    const level = colour.reduce((sum, value) => sum + value, 0) / colour.length
    return {
      harmony: Float64Array.from(inside.flatMap(({ chroma }) => [...unit(chroma)].map((value, i) => value - home[i]))),
      colour: colour.map((value) => Math.max(value, level - COLOUR_RANGE_DB)),
      rhythm: Float64Array.from(inside.flatMap(({ rhythm }) => [...rhythm].map(Math.sqrt))),
      loudnessDb: 10 * log10(power),
    }
  })
}

// After its last note a recording only rings out; that is no section.
function withoutRinging(bars: readonly Bar[]): Bar[] {
  const loudest = Math.max(...bars.map(({ loudnessDb }) => loudnessDb))
  return bars.slice(0, 1 + bars.findLastIndex(({ loudnessDb }) => loudnessDb > loudest - RINGING_DB))
}

function matrix(bars: readonly Float64Array[]): (one: number, other: number) => number {
  const count = bars.length
  const values = new Float32Array(count * count)
  let sum = 0
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < one; other++) {
      const distance = distanceOf(bars[one], bars[other])
      values[one * count + other] = distance
      values[other * count + one] = distance
      sum += distance
    }
  }
  const usual = sum / Math.max(1, (count * (count - 1)) / 2) || 1
  return (one, other) => values[one * count + other] / usual
}

function unit(values: Float64Array): Float64Array {
  const size = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return values.map((value) => value / size)
}

function distanceOf(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] - other[i]) * (one[i] - other[i])
  return Math.sqrt(sum)
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0)
  for (const row of rows) row.forEach((value, i) => (mean[i] += value / rows.length))
  return mean
}
