import type { SampleSource } from '../../engine/instruments/sampled/sampleSource.ts'
import { createSampleStore } from '../../engine/instruments/sampled/createSampleStore.ts'
import type { Recording } from '../../engine/instruments/sampled/recording.ts'
import { sampleBench } from '../../engine/instruments/sampled/sampleBench.ts'
import { pitchToHertz } from '../../engine/audio/math.ts'
import { createLoudnessMeter, powerToLufs } from '../../engine/measure/loudness.ts'
import { centsBetween, measurePitch } from '../../engine/measure/measurePitch.ts'
import { findLoop } from './findLoop.ts'
import type { Take } from './findTakes.ts'
import type { SetSource } from './sampleSets.ts'

const SAMPLE_RATE = 48_000
const TONE_LUFS = -20
const ONSET_SHARE = 0.01
// The attack is heard where the level first reaches a quarter of its highest.
const HEARD_SHARE = 0.25
const LEVEL_SECONDS = 0.005
// Of a note that grows for long only its first swell counts.
const SWELL_SECONDS = 1.2
const BLEND_SECONDS = 0.08
// Silence at a recording's end.
const END_SHARE = 0.0008

/** Where a recording begins and ends, which pitch it has and how loud it is, heard as the engine plays it. */
export function measureTake(
  source: SampleSource,
  take: Take,
  { leadSeconds, loops = false, tuneCents = {} }: SetSource,
): Recording {
  const whole = take.sides.map((side) => mixed(source.decode(side, Infinity)))
  const sum = whole[0].map((x, i) => (x + (whole[1]?.[i] ?? x)) / 2)
  const trimmed = trim(sum, take, leadSeconds)
  const loop = loops ? findLoop(sum, trimmed.endFrame, take.rate) : undefined
  const sides = loop ? take.sides.map((side) => ({ ...side, loop })) : take.sides
  const blendFrames = loop ? Math.round(BLEND_SECONDS * take.rate) : 0
  const rough = { ...take, ...trimmed, sides, blendFrames, gainDb: 0 }
  const pitch = take.pitch + (centsOff(source, rough) + (tuneCents[take.name] ?? 0)) / 100
  const gainDb = TONE_LUFS - loudnessOf(source, { ...rough, pitch })
  const { rate, layer } = take
  return { sides, rate, ...trimmed, blendFrames, pitch: rounded(pitch, 1000), gainDb: rounded(gainDb, 10), layer }
}

function trim(sum: Float32Array, { startFrames, rate }: Take, leadSeconds: number) {
  const levels = levelsOf(sum, Math.round(LEVEL_SECONDS * rate))
  const width = Math.round(LEVEL_SECONDS * rate)
  const swell = Math.max(...levels.slice(0, Math.round(SWELL_SECONDS / LEVEL_SECONDS)))
  const peak = sum.reduce((highest, x) => Math.max(highest, Math.abs(x)), 0)
  const heard = levels.findIndex((level) => level >= HEARD_SHARE * swell) * width
  const onset = sum.findIndex((x) => Math.abs(x) >= ONSET_SHARE * peak)
  const lead = Math.round(leadSeconds * rate)
  // A struck note is not cut into; a swelling one is, or it would come late.
  const start = Math.max(onset - lead, heard - Math.round(Math.max(leadSeconds, 0.012) * rate), startFrames)
  const last = sum.findLastIndex((x) => Math.abs(x) >= END_SHARE * peak)
  return { startFrame: start, endFrame: Math.min(sum.length, last + 1) }
}

function levelsOf(sum: Float32Array, width: number): number[] {
  return Array.from({ length: Math.floor(sum.length / width) }, (_, k) =>
    Math.sqrt(sum.subarray(k * width, (k + 1) * width).reduce((power, x) => power + x * x, 0) / width),
  )
}

function mixed(channels: readonly Int16Array[]): Float32Array {
  return Float32Array.from(channels[0], (x, i) => (x + (channels[1]?.[i] ?? x)) / 65_536)
}

function play(source: SampleSource, recording: Recording, pitch: number, seconds: number) {
  const step = (2 ** ((pitch - recording.pitch) / 12) * recording.rate) / SAMPLE_RATE
  return sampleBench().play(createSampleStore(source), recording, {
    frames: Math.round(seconds * SAMPLE_RATE),
    step,
    sampleRate: SAMPLE_RATE,
    skipFrames: 0,
    bend: undefined,
    filters: [],
    level: () => 1,
  })
}

function centsOff(source: SampleSource, recording: Recording): number {
  const { left, right } = play(source, recording, recording.pitch, 1.4)
  const sounding = left.map((x, i) => x + right[i]).slice(0.15 * SAMPLE_RATE, 1.35 * SAMPLE_RATE)
  const hertz = pitchToHertz(recording.pitch)
  return centsBetween(measurePitch(sounding, SAMPLE_RATE, hertz * 0.7, hertz * 1.5), hertz)
}

export function loudnessOfNote(left: Float32Array, right: Float32Array): number {
  const meter = createLoudnessMeter(SAMPLE_RATE)
  const [a, b] = [new Float32Array(SAMPLE_RATE), new Float32Array(SAMPLE_RATE)]
  a.set(left.subarray(0, SAMPLE_RATE))
  b.set(right.subarray(0, SAMPLE_RATE))
  meter.add(a, b)
  const slices = meter.slices()
  return powerToLufs(slices.reduce((total, power) => total + power, 0) / slices.length)
}

function loudnessOf(source: SampleSource, recording: Recording): number {
  const { left, right } = play(source, recording, Math.round(recording.pitch), 1)
  return loudnessOfNote(left, right)
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
