import { dbToGain, exp } from '../../audio/math.ts'
import { getInstrument } from '../../instruments/getInstrument.ts'
import type { Instrument } from '../../instruments/instrument.ts'
import type { SampleSource } from '../../instruments/sampled/sampleSource.ts'
import { velocityGain } from '../../instruments/levels.ts'
import { lufsToPower } from '../../measure/loudness.ts'
import { durationSeconds, secondsPerBeat, type Part, type Score } from '../../score.ts'
import { voiceTreatmentOf } from '../voice/voiceTreatment.ts'

export const SLICE_SECONDS = 0.1
const CALIBRATED_POWER = lufsToPower(-20)
// A drum hit's energy, as seconds of a calibrated tone: no more than an average over kits.
const DRUM_SECONDS = 0.12
const VOICE_POWER = 1.6

/** `aboveBandDb`: where the voice should stand; left out, it stays where it is. */
export type PredictedPowers = { band: Float64Array; voice: Float64Array; aboveBandDb?: number | undefined }

/**
 * K-weighted power per 100 ms foretold from the score alone: calibrated instruments add up by power. Right in shape,
 * roughly right in level; rendering a few seconds tells the factor.
 */
export function predictPowers(score: Score, samples?: SampleSource): PredictedPowers {
  const length = Math.max(1, Math.floor(durationSeconds(score) / SLICE_SECONDS))
  const band = new Float64Array(length)
  for (const part of score.parts) addPart(band, part, getInstrument(part.instrument, samples), secondsPerBeat(score))
  return { band, voice: voicePowers(score, length), aboveBandDb: voiceTreatmentOf(score)?.aboveBandDb }
}

function addPart(powers: Float64Array, part: Part, instrument: Instrument, beatSeconds: number): void {
  const partPower = dbToGain(2 * part.gainDb) * CALIBRATED_POWER
  for (const note of part.notes) {
    const strength = velocityGain(note.velocity)
    const power = partPower * strength * strength
    const start = note.startBeat * beatSeconds
    if (instrument.kind === 'drums') {
      addStretch(powers, start, SLICE_SECONDS, power * (DRUM_SECONDS / SLICE_SECONDS))
      continue
    }
    const fall = instrument.soundsFor(note.pitch) / 13.8
    const held = instrument.rings ? fall * 3 : note.lengthBeats * beatSeconds
    const first = 1 / (fall * (1 - exp(-1 / fall)))
    for (let at = 0; at < held; at += SLICE_SECONDS) {
      addStretch(powers, start + at, Math.min(SLICE_SECONDS, held - at), power * first * exp(-at / fall))
    }
  }
}

function voicePowers(score: Score, length: number): Float64Array {
  const powers = new Float64Array(length)
  const power = dbToGain(2 * (score.voice?.gainDb ?? 0)) * CALIBRATED_POWER * VOICE_POWER
  const beatSeconds = secondsPerBeat(score)
  for (const line of score.voice?.lines ?? []) {
    for (const syllable of line.words.flatMap((word) => word.syllables)) {
      addStretch(powers, syllable.startBeat * beatSeconds, syllable.lengthBeats * beatSeconds, power)
    }
  }
  return powers
}

function addStretch(powers: Float64Array, startSeconds: number, seconds: number, power: number): void {
  const end = (startSeconds + seconds) / SLICE_SECONDS
  for (let at = startSeconds / SLICE_SECONDS; at < end - 1e-9;) {
    const slice = Math.floor(at + 1e-9)
    const to = Math.min(end, slice + 1)
    if (slice >= 0 && slice < powers.length) powers[slice] += power * (to - at)
    at = to
  }
}
