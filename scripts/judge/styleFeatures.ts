import { ENVELOPES_PER_SECOND, fluctuations, loudeningsOf } from './fluctuations.ts'
import type { Heard } from './listen.ts'
import { middleOf, SAMPLE_RATE, type Sound } from './renderWhole.ts'
import { decibels, deviation, mean } from './statistics.ts'
import { powerFrames } from './transform.ts'

const SIZE = 2048
const HOP = 2048
const MEL_BANDS = 26
const CEPSTRA = 13
const LOW_HERTZ = 40
const HIGH_HERTZ = 14_000

/** One row per stretch of the song: means and spreads of mel cepstra, onsets, rhythm patterns, width, dynamics. */
export function styleFeatures(sound: Sound, heard: Heard, stretches: number): number[][] {
  const frames = powerFrames(middleOf(sound), SIZE, HOP)
  const loudenings = loudeningsOf(middleOf(sound))
  const edges = melEdges()
  const cepstra = frames.map((power) => cepstraOf(power, edges))
  return Array.from({ length: stretches }, (_, s) => {
    // The quiet beginning and the fading end belong to every genre.
    const at = (share: number): number => 0.12 + 0.76 * share
    const from = Math.floor(at(s / stretches) * frames.length)
    const to = Math.floor(at((s + 1) / stretches) * frames.length)
    const seconds: [number, number] = [(from * HOP) / SAMPLE_RATE, (to * HOP) / SAMPLE_RATE]
    return [
      ...columns(cepstra.slice(from, to)).flatMap((column) => [mean(column), deviation(column)]),
      ...onsetsOf(heard, seconds),
      ...fluctuations(loudenings, ...inEnvelopes(seconds)),
      ...widthAndDynamics(sound, from * HOP, to * HOP),
    ]
  })
}

function melEdges(): number[] {
  const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700)
  const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1)
  return Array.from({ length: MEL_BANDS + 1 }, (_, i) =>
    Math.round((hertz(mel(LOW_HERTZ) + ((mel(HIGH_HERTZ) - mel(LOW_HERTZ)) * i) / MEL_BANDS) * SIZE) / SAMPLE_RATE),
  )
}

function cepstraOf(power: Float64Array, edges: readonly number[]): number[] {
  const bands = Array.from({ length: MEL_BANDS }, (_, band) =>
    Math.log(mean(power.subarray(edges[band], Math.max(edges[band] + 1, edges[band + 1]))) + 1e-8),
  )
  return Array.from({ length: CEPSTRA }, (_, c) =>
    bands.reduce((sum, level, band) => sum + level * Math.cos((Math.PI * c * (band + 0.5)) / MEL_BANDS), 0),
  )
}

function columns(rows: readonly number[][]): number[][] {
  return (rows[0] ?? []).map((_, i) => rows.map((row) => row[i]))
}

// No tempo: where nothing beats, a beat tracker invents one.
function onsetsOf({ onsets }: Heard, [from, to]: [number, number]): number[] {
  const inside = onsets.filter((time) => time >= from && time < to)
  const gaps = inside.slice(1).map((time, i) => time - inside[i])
  return [inside.length / (to - from), deviation(gaps), mean(gaps)]
}

function inEnvelopes([from, to]: [number, number]): [number, number] {
  return [Math.floor(from * ENVELOPES_PER_SECOND), Math.floor(to * ENVELOPES_PER_SECOND)]
}

function widthAndDynamics({ left, right }: Sound, from: number, to: number): number[] {
  const stretch = 4800
  const levels: number[] = []
  let side = 1e-12
  let middle = 1e-12
  for (let at = from; at + stretch <= to; at += stretch) {
    let power = 1e-12
    for (let i = at; i < at + stretch; i++) {
      power += left[i] * left[i] + right[i] * right[i]
      side += (left[i] - right[i]) ** 2
      middle += (left[i] + right[i]) ** 2
    }
    levels.push(decibels(power / stretch))
  }
  return [decibels(side / middle), deviation(levels)]
}
