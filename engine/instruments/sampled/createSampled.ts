import { highShelf, lowPass, peaking, type Biquad } from '../../audio/biquad.ts'
import { dbToGain, exp, pitchToHertz, pow } from '../../audio/math.ts'
import { framesOf, type Articulation, type Instrument, type NoteToPlay, type PlayedNote } from '../instrument.ts'
import { MUTED_FALL, MUTED_HERTZ, pitchBend, SLURRED_RISE_SECONDS, SLURRED_SKIP_SECONDS } from './articulate.ts'
import { chooseRecording, layerOf } from './chooseRecording.ts'
import type { SampleStore } from './createSampleStore.ts'
import type { NoteTrims } from './noteTrims.ts'
import type { Recording } from './recording.ts'
import { sampleBench } from './sampleBench.ts'
import { USUAL_TAKES, type SampledSpec } from './sampledSpecs.ts'

const FADE_OUT_SECONDS = 0.06
// A note cut short of its recording fades longer.
const CUT_SECONDS = 0.8
const LONGEST_SECONDS = 12
// Two takes of one recording: a hair higher, later in it and darker or brighter.
const TAKES = [
  { cents: 0, skipSeconds: 0, tiltDb: 0 },
  { cents: 2.5, skipSeconds: 0.0007, tiltDb: -0.8 },
  { cents: -2, skipSeconds: 0.0012, tiltDb: 0.7 },
] as const
const TILT_HERTZ = 2500
// Between these velocities both layers are heard; wider, and every note of a piano would have to be unpacked twice.
const BLEND_FROM = 0.35
const BLEND_TO = 0.65

type Player = {
  spec: SampledSpec
  recordings: readonly Recording[]
  store: SampleStore
  trims?: NoteTrims | undefined
}
type Stroke = NoteToPlay & { articulation: Articulation; layer: number }

/** An instrument of recorded notes; what the formula it stands for says about range, release and place stays. */
export function createSampled(formula: Instrument, player: Player): Instrument {
  const { spec, recordings, trims } = player
  const takes = spec.takes ?? USUAL_TAKES
  const articulations = spec.articulations ?? ['plain']
  const known = new Map<number, number>()
  const soundsFor = (pitch: number): number => {
    const seconds = known.get(pitch) ?? longestOf(pitch)
    known.set(pitch, seconds)
    return seconds
  }
  const longestOf = (pitch: number): number => {
    const lengths = TAKES.map((_, variant) => secondsOf(chooseRecording(recordings, pitch, 1, variant), pitch))
    return Math.min(spec.longestSeconds ?? LONGEST_SECONDS, Math.max(...lengths))
  }
  return {
    ...formula,
    ...(spec.highestPitch !== undefined && { highestPitch: spec.highestPitch }),
    ...(spec.rings !== undefined && { rings: spec.rings }),
    ...(spec.releaseSeconds !== undefined && { releaseSeconds: spec.releaseSeconds }),
    velocityLayers: spec.velocityLayers ?? 4,
    variants: takes * articulations.length,
    ...(spec.articulations && { articulations }),
    isSampled: true,
    ...(trims && { isLevel: true }),
    leadSeconds: spec.leadSeconds ?? 0,
    ...(spec.amp && { amp: spec.amp }),
    ...(spec.hasPedal && { hasPedal: true }),
    soundsFor,
    play: (note) => {
      const articulation = articulations[Math.floor(note.variant / takes) % articulations.length]
      const variant = spec.articulations ? note.variant % takes : note.variant
      const stroke = { ...note, variant, articulation, layer: layerOf(note.velocity) }
      const left = playLayers(player, stroke)
      if (!spec.isDoubled) return left
      return { left: left.left, right: playLayers(player, otherTake(stroke)).left }
    },
  }
}

/** The second player, a hair off. */
function otherTake(stroke: Stroke): Stroke {
  return { ...stroke, pitch: stroke.pitch + 0.04, variant: stroke.variant + 1 }
}

/** Where a soft and a hard recording exist, a note between them is some of both. */
function playLayers(player: Player, stroke: Stroke): PlayedNote {
  const place = Math.max(0, Math.min(1, (stroke.velocity - BLEND_FROM) / (BLEND_TO - BLEND_FROM)))
  const share = place * place * (3 - 2 * place)
  if (!player.spec.blendsLayers || share === 0 || share === 1) return playSampled(player, stroke)
  const [soft, hard] = [0, 1].map((layer) => playSampled(player, { ...stroke, layer }))
  const [softGain, hardGain] = [Math.sqrt(1 - share), Math.sqrt(share)]
  blendInto(soft.left, hard.left, softGain, hardGain)
  if (soft.right !== soft.left) blendInto(soft.right, hard.right, softGain, hardGain)
  return soft
}

function blendInto(soft: Float32Array, hard: Float32Array, softGain: number, hardGain: number): void {
  for (let i = 0; i < soft.length; i++) soft[i] = softGain * soft[i] + hardGain * hard[i]
}

function secondsOf(recording: Recording, pitch: number): number {
  if (recording.sides[0].loop) return LONGEST_SECONDS
  const ratio = pow(2, (pitch - recording.pitch) / 12)
  return (recording.endFrame - recording.startFrame) / recording.rate / ratio
}

function playSampled(player: Player, stroke: Stroke): PlayedNote {
  const { spec, recordings, store, trims } = player
  const { sampleRate, variant, layer, articulation } = stroke
  const pitch = stroke.pitch + (spec.transpose ?? 0)
  const recording = chooseRecording(recordings, pitch, layer, variant)
  const isOwn = recording === chooseRecording(recordings, pitch, layer, 0)
  const take = TAKES[isOwn ? variant % TAKES.length : 0]
  const trim = trims?.(stroke.pitch, variant, layer) ?? { cents: 0, gainDb: 0 }
  const ratio = pow(2, (pitch - recording.pitch + (take.cents + trim.cents) / 100) / 12)
  const isSlurred = articulation === 'rising' || articulation === 'falling'
  const played = sampleBench().play(store, recording, {
    frames: framesOf(stroke),
    step: (ratio * recording.rate) / sampleRate,
    sampleRate,
    skipFrames: (isSlurred ? SLURRED_SKIP_SECONDS : take.skipSeconds) * recording.rate,
    bend: pitchBend(spec.vibrato, articulation, (stroke.pitch * 0.37 + variant * 0.29) % 1),
    filters: [
      ...velocityFilter(spec, stroke),
      ...(take.tiltDb === 0 ? [] : [highShelf(TILT_HERTZ, take.tiltDb, sampleRate)]),
      ...(spec.colour ?? []).map((band) => bandFilter(band, sampleRate)),
    ],
    level: levelOf(spec, recording, { ratio, pitch, articulation, gainDb: recording.gainDb + trim.gainDb }),
  })
  return spec.courses ? withCourses(player, stroke, played) : played
}

/** More strings struck with it: a twelve-string's octaves, a second piano a little out of tune. */
function withCourses(player: Player, stroke: Stroke, played: PlayedNote): PlayedNote {
  const { courses = [], ...spec } = player.spec
  const left = Float32Array.from(played.left)
  const right = Float32Array.from(played.right)
  for (const [i, { semitones, gain, pan, delaySeconds }] of courses.entries()) {
    const pitch = stroke.pitch + semitones
    const other = playSampled({ ...player, spec }, { ...stroke, pitch, variant: stroke.variant + 1 + i })
    const delay = Math.round(delaySeconds * stroke.sampleRate)
    addDelayed(left, other.left, gain * (1 - pan), delay)
    addDelayed(right, other.right, gain * (1 + pan), delay)
  }
  return { left, right }
}

function addDelayed(target: Float32Array, source: Float32Array, gain: number, delay: number): void {
  for (let k = delay; k < target.length; k++) target[k] += gain * source[k - delay]
}

/** A soft note is darker: the low-pass opens with velocity and stays above the note's own harmonics. */
function velocityFilter(
  { softening = 1 }: SampledSpec,
  { velocity, pitch, sampleRate, articulation }: Stroke,
): Biquad[] {
  const open = 1 - softening * (1 - velocity)
  const muted = articulation === 'muted' ? [lowPass(MUTED_HERTZ, 0.7, sampleRate)] : []
  if (open > 0.85) return muted
  return [...muted, lowPass(1200 * pow(2, 4.2 * open) + 3 * pitchToHertz(pitch), 0.6, sampleRate)]
}

function bandFilter({ hertz, gainDb, q }: { hertz: number; gainDb: number; q?: number }, sampleRate: number): Biquad {
  return q === undefined ? highShelf(hertz, gainDb, sampleRate) : peaking(hertz, q, gainDb, sampleRate)
}

type Heard = { ratio: number; pitch: number; articulation: Articulation; gainDb: number }

function levelOf(spec: SampledSpec, recording: Recording, heard: Heard): (seconds: number) => number {
  const { ratio, pitch, articulation } = heard
  const gain = dbToGain(heard.gainDb)
  const isSlurred = articulation === 'rising' || articulation === 'falling'
  const fadeIn = isSlurred ? SLURRED_RISE_SECONDS : (spec.fadeInSeconds ?? 0.003)
  const secondsAt = (frame: number): number => (frame - recording.startFrame) / recording.rate / ratio
  const [loop] = recording.sides.map((side) => side.loop)
  const recorded = loop ? Infinity : secondsAt(recording.endFrame)
  const end = Math.min(recorded, spec.longestSeconds ?? Infinity)
  const fadeOut = end < recorded ? CUT_SECONDS : FADE_OUT_SECONDS
  const fallsFrom =
    articulation === 'muted' ? 0 : spec.loopDecaySeconds !== undefined && loop ? secondsAt(loop[0]) : Infinity
  const ownFall = -6.9 / ((spec.loopDecaySeconds ?? 1) * pow(110 / pitchToHertz(pitch), 0.45))
  const fall = articulation === 'muted' ? MUTED_FALL : ownFall
  return (seconds) => {
    const rise = Math.min(1, seconds / fadeIn)
    const close = Math.max(0, Math.min(1, (end - seconds) / fadeOut))
    return gain * rise * close * (seconds > fallsFrom ? exp(fall * (seconds - fallsFrom)) : 1)
  }
}
