import { CONTROL_FRAMES, type ControlCurve } from '../audio/controlCurve.ts'
import { dbToGain } from '../audio/math.ts'
import { sineOfCycles } from '../audio/sineTable.ts'
import { secondsPerBeat, type Score } from '../score.ts'
import { voiceTreatmentOf } from './voice/voiceTreatment.ts'

export type Ducking = {
  /** Writes the gain to give a bus, once per control stretch, for a window of frames; false when it is 1 throughout. */
  writeGains: (curve: ControlCurve, startFrame: number, pump: number, duck: number) => boolean
  /** Writes how much of a bus's middle makes way for the voice, 0 to 1; false when nobody sings. */
  writeCarving: (curve: ControlCurve, startFrame: number, duck: number) => boolean
}

const PUMP_DB: [RegExp, number][] = [
  [/house|edm|trance|dance|drop/, 6],
  [/techno/, 5],
  [/synthwave|electro|future|amapiano/, 4],
  [/dubstep|k-?pop/, 3],
  [/disco|drum and bass|synth pop|reggaeton/, 2],
]
const KICKS = new Set([35, 36])
const FALL_SECONDS = 0.006
const VOICE_DUCK_DB = 2.5
const VOICE_FADE_SECONDS = 0.15

// How deep the dips are, 0 to 1, once per control stretch.
type Dips = { kick: Float64Array; voice: Float64Array; any: boolean; sings: boolean }

function kickDips(kicks: number[], beatFrames: number, sampleRate: number): (frame: number) => number {
  const recoverFrames = 0.62 * beatFrames
  const fallFrames = FALL_SECONDS * sampleRate
  return (frame) => {
    const next = firstAfter(kicks, frame)
    const since = next === 0 ? Infinity : frame - kicks[next - 1]
    const until = next < kicks.length ? kicks[next] - frame : Infinity
    const after = since < recoverFrames ? 0.5 + 0.5 * sineOfCycles(0.25 + (0.5 * since) / recoverFrames) : 0
    return Math.max(after, until < fallFrames ? 1 - until / fallFrames : 0)
  }
}

function voiceDip(frame: number, near: readonly [number, number][], fadeFrames: number): number {
  let dip = 0
  for (const [from, to] of near) {
    if (frame > from - fadeFrames && frame < to + fadeFrames) {
      dip = Math.max(dip, Math.min(1, (frame - from) / fadeFrames + 1, (to - frame) / fadeFrames + 1))
    }
  }
  return dip
}

// Where the dips lie is the same for every bus of a window; only their depth differs.
function createDips(score: Score, sampleRate: number, pumps: boolean): (startFrame: number, length: number) => Dips {
  const beatFrames = secondsPerBeat(score) * sampleRate
  const kicks = pumps ? kickFrames(score, beatFrames) : []
  const lines = sungFrames(score, beatFrames)
  const fadeFrames = VOICE_FADE_SECONDS * sampleRate
  const kickDip = kickDips(kicks, beatFrames, sampleRate)
  const dips: Dips = { kick: new Float64Array(0), voice: new Float64Array(0), any: false, sings: false }
  let knownFrame = -1
  return (startFrame, length) => {
    if (knownFrame === startFrame && dips.kick.length === length) return dips
    const endFrame = startFrame + length * CONTROL_FRAMES
    const near = lines.filter(([from, to]) => from - fadeFrames < endFrame && to + fadeFrames > startFrame)
    knownFrame = startFrame
    if (dips.kick.length !== length) [dips.kick, dips.voice] = [new Float64Array(length), new Float64Array(length)]
    for (let k = 0; k < length; k++) {
      const frame = startFrame + k * CONTROL_FRAMES
      dips.kick[k] = kicks.length === 0 ? 0 : kickDip(frame)
      dips.voice[k] = near.length === 0 ? 0 : voiceDip(frame, near, fadeFrames)
    }
    dips.any = kicks.length > 0 || near.length > 0
    dips.sings = near.length > 0
    return dips
  }
}

/** Turns the band down by the score itself: under each kick where the genre pumps, and a little under the singing. */
export function createDucking(score: Score, sampleRate: number): Ducking {
  const pumpDb = PUMP_DB.find(([pattern]) => pattern.test(score.genre.toLowerCase()))?.[1] ?? 0
  const { duckDb, carveDb } = voiceTreatmentOf(score) ?? { duckDb: VOICE_DUCK_DB, carveDb: 0 }
  const findDips = createDips(score, sampleRate, pumpDb !== 0)
  return {
    writeGains(curve, startFrame, pump, duck) {
      const dips = findDips(startFrame, curve.length)
      const pumpLoss = 1 - dbToGain(-pumpDb * pump)
      const duckLoss = 1 - dbToGain(-duckDb * duck)
      for (let k = 0; k < curve.length; k++) {
        curve[k] = (1 - pumpLoss * dips.kick[k]) * (1 - duckLoss * dips.voice[k])
      }
      return dips.any && pumpLoss + duckLoss > 0
    },
    writeCarving(curve, startFrame, duck) {
      const dips = findDips(startFrame, curve.length)
      const loss = 1 - dbToGain(-carveDb * duck)
      for (let k = 0; k < curve.length; k++) curve[k] = loss * dips.voice[k]
      return dips.sings && loss > 0
    },
  }
}

function kickFrames(score: Score, beatFrames: number): number[] {
  return score.parts
    .filter((part) => part.bus === 'drums')
    .flatMap((part) => part.notes.filter((note) => KICKS.has(note.pitch)))
    .map((note) => note.startBeat * beatFrames)
    .sort((a, b) => a - b)
}

function sungFrames(score: Score, beatFrames: number): [number, number][] {
  return (score.voice?.lines ?? []).flatMap((line): [number, number][] => {
    const syllables = line.words.flatMap((word) => word.syllables)
    const first = syllables.at(0)
    const last = syllables.at(-1)
    if (!first || !last) return []
    return [[first.startBeat * beatFrames, (last.startBeat + last.lengthBeats) * beatFrames]]
  })
}

function firstAfter(sorted: number[], frame: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] <= frame) low = middle + 1
    else high = middle
  }
  return low
}
