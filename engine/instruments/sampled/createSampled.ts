import { highShelf, lowPass, peaking, type Biquad } from '../../audio/biquad.ts'
import { vibratoAt } from '../../audio/controlCurve.ts'
import { dbToGain, exp, pitchToHertz, pow } from '../../audio/math.ts'
import { framesOf, type Instrument, type NoteToPlay, type PlayedNote } from '../instrument.ts'
import type { SampleStore } from './createSampleStore.ts'
import type { Recording } from './recording.ts'
import { sampleBench } from './sampleBench.ts'
import type { SampledSpec } from './sampledSpecs.ts'

const HARD_FROM = 0.5
// Farther away a recording sounds like another instrument.
const NEIGHBOUR_SEMITONES = 3
const FADE_OUT_SECONDS = 0.06
// A note cut short of its recording fades longer.
const CUT_SECONDS = 0.8
const USUAL_TAKES = 2
const LONGEST_SECONDS = 12
// Two takes of one recording: a hair higher, later in it and darker or brighter.
const TAKES = [
  { cents: 0, skipSeconds: 0, tiltDb: 0 },
  { cents: 2.5, skipSeconds: 0.0007, tiltDb: -0.8 },
  { cents: -2, skipSeconds: 0.0012, tiltDb: 0.7 },
] as const
const TILT_HERTZ = 2500

/** An instrument of recorded notes; what the formula it stands for says about range, release and place stays. */
export function createSampled(
  spec: SampledSpec,
  formula: Instrument,
  recordings: readonly Recording[],
  store: SampleStore,
): Instrument {
  const known = new Map<number, number>()
  const soundsFor = (pitch: number): number => {
    const seconds = known.get(pitch) ?? longestOf(pitch)
    known.set(pitch, seconds)
    return seconds
  }
  const longestOf = (pitch: number): number => {
    const lengths = TAKES.map((_, variant) => secondsOf(choose(recordings, pitch, 1, variant), pitch))
    return Math.min(spec.longestSeconds ?? LONGEST_SECONDS, Math.max(...lengths))
  }
  return {
    ...formula,
    ...(spec.highestPitch !== undefined && { highestPitch: spec.highestPitch }),
    ...(spec.rings !== undefined && { rings: spec.rings }),
    ...(spec.releaseSeconds !== undefined && { releaseSeconds: spec.releaseSeconds }),
    velocityLayers: 4,
    variants: spec.takes ?? USUAL_TAKES,
    isSampled: true,
    leadSeconds: spec.leadSeconds ?? 0,
    ...(spec.amp && { amp: spec.amp }),
    soundsFor,
    play: (note) => {
      const left = playSampled(spec, recordings, store, note)
      if (!spec.isDoubled) return left
      return { left: left.left, right: playSampled(spec, recordings, store, otherTake(note)).left }
    },
  }
}

/** The second player, a hair off. */
function otherTake(note: NoteToPlay): NoteToPlay {
  return { ...note, pitch: note.pitch + 0.04, variant: note.variant + 1 }
}

/** The nearest recording of the layer; the second take is its neighbour, where that is near enough. */
function choose(recordings: readonly Recording[], pitch: number, velocity: number, variant: number): Recording {
  const layer = velocity >= HARD_FROM ? 1 : 0
  const distance = (recording: Recording): number =>
    Math.abs(recording.pitch - pitch) + (recording.layer === layer ? 0 : 2 * NEIGHBOUR_SEMITONES)
  const [nearest, next] = [...recordings].sort((a, b) => distance(a) - distance(b))
  return variant % 2 === 1 && next && distance(next) <= NEIGHBOUR_SEMITONES ? next : nearest
}

function secondsOf(recording: Recording, pitch: number): number {
  if (recording.sides[0].loop) return LONGEST_SECONDS
  const ratio = pow(2, (pitch - recording.pitch) / 12)
  return (recording.endFrame - recording.startFrame) / recording.rate / ratio
}

function playSampled(
  spec: SampledSpec,
  recordings: readonly Recording[],
  store: SampleStore,
  note: NoteToPlay,
): PlayedNote {
  const { sampleRate, velocity, variant } = note
  const pitch = note.pitch + (spec.transpose ?? 0)
  const recording = choose(recordings, pitch, velocity, variant)
  const isOwn = recording === choose(recordings, pitch, velocity, 0)
  const take = TAKES[isOwn ? variant % TAKES.length : 0]
  const ratio = pow(2, (pitch - recording.pitch + take.cents / 100) / 12)
  const played = sampleBench().play(store, recording, {
    frames: framesOf(note),
    step: (ratio * recording.rate) / sampleRate,
    sampleRate,
    skipFrames: take.skipSeconds * recording.rate,
    bend: spec.vibrato && vibratoAt({ ...spec.vibrato, phase: (note.pitch * 0.37 + variant * 0.29) % 1 }),
    filters: [
      ...velocityFilter(spec, note),
      ...(take.tiltDb === 0 ? [] : [highShelf(TILT_HERTZ, take.tiltDb, sampleRate)]),
      ...(spec.colour ?? []).map((band) => bandFilter(band, sampleRate)),
    ],
    level: levelOf(spec, recording, ratio, pitch),
  })
  return spec.courses ? withCourses(spec, recordings, store, note, played) : played
}

/** More strings struck with it: a twelve-string's octaves, a second piano a little out of tune. */
function withCourses(
  { courses = [], ...spec }: SampledSpec,
  recordings: readonly Recording[],
  store: SampleStore,
  note: NoteToPlay,
  played: PlayedNote,
): PlayedNote {
  const left = Float32Array.from(played.left)
  const right = Float32Array.from(played.right)
  for (const [i, { semitones, gain, pan, delaySeconds }] of courses.entries()) {
    const pitch = note.pitch + semitones
    const other = playSampled(spec, recordings, store, { ...note, pitch, variant: note.variant + 1 + i })
    const delay = Math.round(delaySeconds * note.sampleRate)
    for (let k = delay; k < left.length; k++) {
      left[k] += gain * (1 - pan) * other.left[k - delay]
      right[k] += gain * (1 + pan) * other.right[k - delay]
    }
  }
  return { left, right }
}

/** A soft note is darker: the low-pass opens with velocity and stays above the note's own harmonics. */
function velocityFilter({ softening = 1 }: SampledSpec, { velocity, pitch, sampleRate }: NoteToPlay): Biquad[] {
  const open = 1 - softening * (1 - velocity)
  if (open > 0.85) return []
  return [lowPass(1200 * pow(2, 4.2 * open) + 3 * pitchToHertz(pitch), 0.6, sampleRate)]
}

function bandFilter({ hertz, gainDb, q }: { hertz: number; gainDb: number; q?: number }, sampleRate: number): Biquad {
  return q === undefined ? highShelf(hertz, gainDb, sampleRate) : peaking(hertz, q, gainDb, sampleRate)
}

function levelOf(spec: SampledSpec, recording: Recording, ratio: number, pitch: number): (seconds: number) => number {
  const gain = dbToGain(recording.gainDb)
  const fadeIn = spec.fadeInSeconds ?? 0.003
  const secondsAt = (frame: number): number => (frame - recording.startFrame) / recording.rate / ratio
  const [loop] = recording.sides.map((side) => side.loop)
  const recorded = loop ? Infinity : secondsAt(recording.endFrame)
  const end = Math.min(recorded, spec.longestSeconds ?? Infinity)
  const fadeOut = end < recorded ? CUT_SECONDS : FADE_OUT_SECONDS
  const fallsFrom = spec.loopDecaySeconds !== undefined && loop ? secondsAt(loop[0]) : Infinity
  const fall = -6.9 / ((spec.loopDecaySeconds ?? 1) * pow(110 / pitchToHertz(pitch), 0.45))
  return (seconds) => {
    const rise = Math.min(1, seconds / fadeIn)
    const close = Math.max(0, Math.min(1, (end - seconds) / fadeOut))
    return gain * rise * close * (seconds > fallsFrom ? exp(fall * (seconds - fallsFrom)) : 1)
  }
}
