import { createDesk, type Desk, type StereoRow } from '../../audio/kernels/createDesk.ts'
import { pow } from '../../audio/math.ts'
import { createLoudnessMeter, integratedLufs, powerToLufs } from '../../measure/loudness.ts'
import { createLoudnessRide } from './createLoudnessRide.ts'
import { createMaster, createRecordingFilters, MASTER_LATENCY_FRAMES } from './createMaster.ts'
import type { Samples } from './levelRecording.ts'
import { SLICE_SECONDS } from './predictPowers.ts'
import { loudestSlice, measureSlices, SAMPLE_SECONDS, TARGET_LUFS } from './settleLoudness.ts'
import { OCTAVES_HERTZ, settleTone, type Tone } from './settleTone.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

/** A finished mix that can be read anywhere; outside of it lies silence. */
export type MixToMaster = { sampleRate: number; totalFrames: number; read(fromFrame: number, frames: number): Samples }

const TONE_WINDOWS = 48
const LISTEN_WINDOWS = 16
// Up to 48 s everything is heard.
const STRETCHES = 120
const STRETCH_SLICES = 4
// A window is heard for its colour alone: quiet ones count as little as they sound.
const SILENT_POWER = 1e-9

/**
 * A recording mastered anew: its tone moved towards that of finished records, at most 3 dB an octave in each of so many
 * `rounds`, then the song master's glue, loudness and limiter. As many frames come out as went in, at the same places.
 */
export function* masterRecording(mix: MixToMaster, rounds: number): Generator<Samples> {
  const { sampleRate, totalFrames } = mix
  const desk = createDesk()
  const tone = settleRecordingTone(mix, rounds)
  const { gainDb, expected } = settleRecordingGain(mix, tone)
  const master = createRecordingMaster(desk, tone, sampleRate)
  const meter = createLoudnessMeter(sampleRate, desk)
  const ride = createLoudnessRide(expected, 'slow')
  const row = desk.stereoRow(WINDOW_FRAMES)
  const out = { ...desk.stereoRow(WINDOW_FRAMES), gain: desk.row(WINDOW_FRAMES) }
  for (let window = 0; window * WINDOW_FRAMES < totalFrames + MASTER_LATENCY_FRAMES; window++) {
    fill(row, mix, window * WINDOW_FRAMES)
    master.process(row, gainDb + ride.next(), out)
    meter.add(out.left, out.right)
    if (window > 0 && window % LISTEN_WINDOWS === 0) ride.listen(meter.slices())
    const startFrame = window * WINDOW_FRAMES - MASTER_LATENCY_FRAMES
    const [from, to] = [Math.max(0, -startFrame), Math.min(WINDOW_FRAMES, totalFrames - startFrame)]
    if (to > from) yield { left: out.left.slice(from, to), right: out.right.slice(from, to) }
  }
}

function createRecordingMaster(desk: Desk, tone: Tone, sampleRate: number) {
  return createMaster(desk, tone, sampleRate, createRecordingFilters(desk, tone, sampleRate))
}

// Each round hears what the one before left: a very dull recording goes as far as it was asked to go.
function settleRecordingTone(mix: MixToMaster, rounds: number): Tone {
  const desk = createDesk()
  const count = Math.min(TONE_WINDOWS, Math.ceil(mix.totalFrames / WINDOW_FRAMES))
  const plain = Array.from({ length: count }, (_, i) => {
    const start = Math.floor((i * Math.max(0, mix.totalFrames - WINDOW_FRAMES)) / Math.max(1, count - 1))
    return fill(desk.stereoRow(WINDOW_FRAMES), mix, start)
  })
  const heard = plain.map(() => desk.stereoRow(WINDOW_FRAMES))
  let tone: Tone = { octavesDb: OCTAVES_HERTZ.map(() => 0), width: 1 }
  for (let round = 0; round < rounds; round++) {
    const filter = createRecordingFilters(desk, tone, mix.sampleRate)
    heard.forEach((row, i) => {
      row.left.set(plain[i].left)
      row.right.set(plain[i].right)
      filter(row)
    })
    const more = settleTone(heard, 'played', mix.sampleRate)
    tone = { ...tone, octavesDb: tone.octavesDb.map((gainDb, i) => gainDb + more.octavesDb[i]) }
  }
  return tone
}

/**
 * The power of every 100 ms. Somebody waits for the first sound, so of a long recording short stretches are heard, evenly
 * spread, and what lies between them is taken to be like them: the ride steers where it is not.
 */
function hearThrough(mix: MixToMaster): Float64Array {
  const { sampleRate, totalFrames } = mix
  const sliceFrames = Math.round(SLICE_SECONDS * sampleRate)
  const slices = new Float64Array(Math.floor(totalFrames / sliceFrames))
  const step = Math.max(STRETCH_SLICES, Math.ceil(slices.length / STRETCHES))
  const meter = createLoudnessMeter(sampleRate)
  for (let start = 0; start < slices.length; start += step) {
    const count = Math.min(STRETCH_SLICES, slices.length - start)
    const { left, right } = mix.read(start * sliceFrames, count * sliceFrames)
    meter.add(left, right)
    const heard = meter.slices().slice(-count)
    for (let i = start; i < Math.min(start + step, slices.length); i++) slices[i] = heard[(i - start) % count]
  }
  return slices
}

// The loudest seconds tell what tone, glue and limiter will add or take; the ride steers what they could not foretell.
function settleRecordingGain(mix: MixToMaster, tone: Tone): { gainDb: number; expected: Float64Array } {
  const { sampleRate } = mix
  const desk = createDesk()
  const slices = hearThrough(mix)
  const start = loudestSlice(slices, Math.round(SAMPLE_SECONDS / SLICE_SECONDS))
  const startFrame = Math.round(start * SLICE_SECONDS * sampleRate)
  const count = Math.ceil((SAMPLE_SECONDS * sampleRate) / WINDOW_FRAMES)
  const sample = Array.from({ length: count }, (_, i) =>
    fill(desk.stereoRow(WINDOW_FRAMES), mix, startFrame + i * WINDOW_FRAMES),
  )
  const before = meanOf(measureSlices(sample, sampleRate))
  if (before < SILENT_POWER) return { gainDb: 0, expected: slices }
  const wantedDb = TARGET_LUFS - integratedLufs([...slices])
  const master = createRecordingMaster(desk, tone, sampleRate)
  const gain = desk.row(WINDOW_FRAMES)
  for (const row of sample) master.process(row, wantedDb, { ...row, gain })
  const lossDb = powerToLufs(before) + wantedDb - powerToLufs(meanOf(measureSlices(sample, sampleRate)))
  return { gainDb: wantedDb + lossDb, expected: slices.map((power) => power * pow(10, wantedDb / 10)) }
}

function fill(row: StereoRow, mix: MixToMaster, fromFrame: number): StereoRow {
  const { left, right } = mix.read(fromFrame, WINDOW_FRAMES)
  row.left.set(left)
  row.right.set(right)
  return row
}

function meanOf(powers: readonly number[]): number {
  return powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length)
}
