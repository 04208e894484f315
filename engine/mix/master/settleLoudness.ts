import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { pow } from '../../audio/math.ts'
import { createLoudnessMeter, integratedLufs, powerToLufs } from '../../measure/loudness.ts'
import { createLinearMaster, createMaster } from './createMaster.ts'
import type { Mixer } from '../mixer.ts'
import { SLICE_SECONDS, type PredictedPowers } from './predictPowers.ts'
import { settleTone, type Tone } from './settleTone.ts'
import { sumWindow } from '../sumWindow.ts'
import { trimVoice } from '../voice/trimVoice.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

export const TARGET_LUFS = -14
export const SAMPLE_SECONDS = 2.2

/**
 * The song's gain before the master, the master's tone, the voice's own gain, and the power expected of every 100 ms after
 * it; `liftsDb` belong to the gain where given.
 */
export type SettledLoudness = {
  gainDb: number
  tone: Tone
  voiceTrimDb: number
  expected: Float64Array
  liftsDb?: Float64Array | undefined
}

type UnsettledSong = {
  powers: PredictedPowers
  /** What every 100 ms is turned up by, on top of the song's gain. */
  liftsDb?: Float64Array | undefined
  openMixer: (untilFrame: number) => Mixer
  /** The tone of a song whose spectrum is as it should be. */
  plain: Tone
  sampleRate: number
  /** Listen where somebody sings, if anybody does: the band steps back there, and elsewhere it would be taken for too loud. */
  whileSung: boolean
}
type Excerpt = { mixes: StereoRow[]; sampleRate: number }

/** Mixes a few of the loudest seconds, compares them with what the score foretold, and settles the whole song's gain and tone. */
export function settleLoudness(desk: Desk, song: UnsettledSong): SettledLoudness {
  const { powers, liftsDb, openMixer, plain, sampleRate, whileSung } = song
  const isSungNow = whileSung && isSung(powers)
  const start = loudestSlice(
    isSungNow ? bandUnderVoice(powers) : powers.band,
    Math.round(SAMPLE_SECONDS / SLICE_SECONDS),
  )
  const startFrame = Math.round(start * SLICE_SECONDS * sampleRate)
  const windows = Math.ceil((SAMPLE_SECONDS * sampleRate) / WINDOW_FRAMES)
  const mixes = mixSample(desk, openMixer(startFrame + windows * WINDOW_FRAMES), startFrame, windows)
  const excerpt = { mixes, sampleRate }
  const slices = measureSlices(mixes, sampleRate)
  const measured = mean(slices)
  const foretold = mean(powers.band.subarray(start, start + slices.length))
  // An empty score is silent at any gain.
  if (measured < 1e-12 || foretold < 1e-12) return { gainDb: 0, tone: plain, voiceTrimDb: 0, expected: powers.band }
  const before = placeVoice(song, measured, foretold)
  const tone = settleTone(filterAll(desk, excerpt, plain), isSung(powers) ? 'sung' : 'played', sampleRate, plain)
  const mastered = mean(measureSlices(masterAll(desk, excerpt, tone, before.wantedDb), sampleRate))
  const lossDb = powerToLufs(measured) + before.wantedDb - powerToLufs(mastered)
  if (!isSungNow) return { ...settledAt(before), gainDb: before.wantedDb + lossDb, tone, liftsDb }
  // The master takes from drums and bass, hardly from a voice: what is left of the band is what the voice stands before.
  const after = placeVoice(song, measured * pow(10, -lossDb / 10), foretold)
  return { ...settledAt(after), gainDb: after.wantedDb, tone, liftsDb }
}

type PlacedVoice = { voiceTrimDb: number; whole: Float64Array; wantedDb: number }

/** The voice's gain before a band that is `measured` where `foretold` was expected, and what brings both to the target. */
function placeVoice({ powers, liftsDb }: UnsettledSong, measured: number, foretold: number): PlacedVoice {
  // Not by their ratio: another rounding would be another song.
  const band = powers.band.map((power) => (power * measured) / foretold)
  const voiceTrimDb = trimVoice({ ...powers, band })
  const voiceGain = pow(10, voiceTrimDb / 10)
  const whole = band.map((power, i) => {
    const both = power + powers.voice[i] * voiceGain
    return liftsDb ? both * pow(10, liftsDb[i] / 10) : both
  })
  return { voiceTrimDb, whole, wantedDb: TARGET_LUFS - integratedLufs([...whole]) }
}

function settledAt({ voiceTrimDb, whole, wantedDb }: PlacedVoice): Pick<SettledLoudness, 'voiceTrimDb' | 'expected'> {
  return { voiceTrimDb, expected: whole.map((power) => power * pow(10, wantedDb / 10)) }
}

function bandUnderVoice({ band, voice }: PredictedPowers): Float64Array {
  return band.map((power, i) => (voice[i] > 0 ? power : 0))
}

function isSung({ voice }: PredictedPowers): boolean {
  return voice.some((power) => power > 0)
}

function mixSample(desk: Desk, mixer: Mixer, startFrame: number, windows: number): StereoRow[] {
  return Array.from({ length: windows }, (_, i) => {
    const mix = desk.stereoRow(WINDOW_FRAMES)
    sumWindow(desk, mixer, startFrame + i * WINDOW_FRAMES, mix)
    return mix
  })
}

function filterAll(desk: Desk, { mixes, sampleRate }: Excerpt, plain: Tone): StereoRow[] {
  const filterLinear = createLinearMaster(desk, plain, sampleRate)
  return mixes.map(({ left, right }) => {
    const row = desk.stereoRow(WINDOW_FRAMES)
    row.left.set(left)
    row.right.set(right)
    filterLinear(row)
    return row
  })
}

function masterAll(desk: Desk, { mixes, sampleRate }: Excerpt, tone: Tone, gainDb: number): StereoRow[] {
  const master = createMaster(desk, tone, sampleRate)
  const gain = desk.row(WINDOW_FRAMES)
  return mixes.map((mix) => {
    const out = desk.stereoRow(WINDOW_FRAMES)
    master.process(mix, gainDb, { ...out, gain })
    return out
  })
}

export function measureSlices(windows: StereoRow[], sampleRate: number): readonly number[] {
  const meter = createLoudnessMeter(sampleRate)
  for (const { left, right } of windows) meter.add(left, right)
  return meter.slices()
}

export function loudestSlice(powers: Float64Array, length: number): number {
  let sum = 0
  let highest = -1
  let start = 0
  for (let i = 0; i < powers.length; i++) {
    sum += powers[i] - (i >= length ? powers[i - length] : 0)
    if (sum > highest) {
      highest = sum
      start = Math.max(0, i - length + 1)
    }
  }
  return start
}

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return values.length === 0 ? 0 : sum / values.length
}
