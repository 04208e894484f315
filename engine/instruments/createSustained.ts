import { bandPass, runBiquad, type Biquad } from '../audio/biquad.ts'
import { applyCurve, controlCurve, envelopeAt, vibratoAt, type Envelope, type Vibrato } from '../audio/controlCurve.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, pitchToHertz } from '../audio/math.ts'
import { sineOfCycles } from '../audio/sineTable.ts'
import { sweepLowPass } from '../audio/sweepLowPass.ts'
import { addWavetable, buildWavetable, harmonicsBelowTop, sawWavetable, type Wavetable } from '../audio/wavetable.ts'
import type { InstrumentName } from '@arioso/words'
import { saturate } from './drums/drumVoice.ts'
import { framesOf, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

/** A held tone: unison oscillators → swept low-pass → body → envelope, with breath beside it. */
export type SustainedSpec = {
  name: InstrumentName
  lowestPitch: number
  highestPitch: number
  velocityLayers: number
  releaseSeconds: number
  envelope: Envelope
  /** 'saw', or the strength of a harmonic, dark (shade 0) to bright (shade 1). */
  tone: 'saw' | ((hertz: number, harmonic: number, shade: number) => number)
  /** Shade over time for a velocity. */
  shade?: (velocity: number) => (seconds: number) => number
  unison: { voices: number; cents: number; width: number }
  vibrato?: { hertz: number; cents: number; delay: number }
  breath?: { level: number; harmonic: number; q: number; attackLevel: number; mostHertz?: number }
  cutoff?: (velocity: number, hertz: number) => (seconds: number) => number
  resonance?: number
  body?: (sampleRate: number) => Biquad[]
  /** Begins this far off its pitch and is home after about three times the seconds. */
  glide?: { cents: number; seconds: number }
  tremolo?: { hertz: number; depth: number }
  /** Soft clipping between filter and body. */
  drive?: number
  /** Different takes of a repeated note; one unless told. */
  variants?: number
}

const SHADES = 4

export function createSustained(spec: SustainedSpec): Instrument {
  return {
    name: spec.name,
    kind: 'pitched',
    lowestPitch: spec.lowestPitch,
    highestPitch: spec.highestPitch,
    velocityLayers: spec.velocityLayers,
    variants: spec.variants ?? 1,
    releaseSeconds: spec.releaseSeconds,
    rings: false,
    soundsFor: () => (spec.envelope.sustain > 0 ? 60 : spec.envelope.attack + 9 * spec.envelope.decay),
    panOf: noPan,
    play: (note) => playSustained(spec, note),
  }
}

function playSustained(spec: SustainedSpec, note: NoteToPlay): PlayedNote {
  const { sampleRate, velocity } = note
  const frames = framesOf(note)
  const hertz = pitchToHertz(note.pitch)
  const stereo = spec.unison.voices > 1
  const left = new Float32Array(frames)
  const right = stereo ? new Float32Array(frames) : left
  addVoices(spec, note, hertz, left, right)
  addBreath(spec, note, left, right)
  const cutoff = spec.cutoff && controlCurve(frames, sampleRate, spec.cutoff(velocity, hertz))
  const level = controlCurve(frames, sampleRate, levelAt(spec))
  for (const side of stereo ? [left, right] : [left]) {
    if (cutoff) sweepLowPass(side, cutoff, spec.resonance ?? 0.8, sampleRate)
    if (spec.drive !== undefined) saturate(side, spec.drive)
    for (const filter of spec.body?.(sampleRate) ?? []) runBiquad(filter, side)
    applyCurve(side, level)
  }
  return { left, right }
}

function levelAt({ envelope, tremolo }: SustainedSpec): (seconds: number) => number {
  const plain = envelopeAt(envelope)
  if (!tremolo) return plain
  return (seconds) => plain(seconds) * (1 - tremolo.depth * (0.5 + 0.5 * sineOfCycles(seconds * tremolo.hertz)))
}

type PitchMoves = { vibrato?: Vibrato | undefined; glide?: SustainedSpec['glide'] }

function pitchAt({ vibrato, glide }: PitchMoves): ((seconds: number) => number) | undefined {
  const waver = vibrato && vibratoAt(vibrato)
  if (!glide) return waver
  const off = (glide.cents * 0.6931471805599453) / 1200
  return (seconds) => exp(off * exp(-seconds / glide.seconds)) * (waver ? waver(seconds) : 1)
}

function addVoices(
  spec: SustainedSpec,
  note: NoteToPlay,
  hertz: number,
  left: Float32Array,
  right: Float32Array,
): void {
  const { sampleRate } = note
  const { voices, cents, width } = spec.unison
  const tables = tablesOf(spec, hertz, sampleRate)
  const shade = spec.shade?.(note.velocity)
  const brightness = shade && controlCurve(left.length, sampleRate, (seconds) => shade(seconds) * (SHADES - 1))
  const luck = createNoise(spec.name.length * 131 + note.pitch * 7 + 1 + note.variant * 1009)
  for (let v = 0; v < voices; v++) {
    const place = voices === 1 ? 0 : (2 * v) / (voices - 1) - 1
    const detune = exp((place * cents * 0.6931471805599453) / 1200)
    const startCycle = luck()
    const vibrato = spec.vibrato && { ...spec.vibrato, phase: luck(), hertz: spec.vibrato.hertz * (1 + 0.06 * luck()) }
    const ratio = pitchAt({ vibrato, glide: spec.glide })
    const voice = {
      tables,
      hertz: hertz * detune,
      startCycle,
      ...(brightness && { brightness }),
      ...(ratio && { pitchRatio: controlCurve(left.length, sampleRate, ratio) }),
    }
    // Neighbours in pitch stand on opposite sides, so that neither side is flat or sharp.
    const side = (v % 2 === 0 ? 1 : -1) * width * (v === (voices - 1) / 2 ? 0 : 1)
    // The outer voices are quieter: equal ones beat so strongly that the pitch is heard to wander.
    const gain = (0.55 * (1 - 0.5 * Math.abs(place))) / Math.sqrt(voices)
    const gains = { leftGain: gain * Math.sqrt(1 - side), rightGain: gain * Math.sqrt(1 + side) }
    addWavetable(left, right, { ...voice, ...gains }, sampleRate)
  }
}

function tablesOf({ tone }: SustainedSpec, hertz: number, sampleRate: number): Wavetable[] {
  const harmonics = harmonicsBelowTop(hertz, sampleRate)
  if (tone === 'saw') return [sawWavetable(harmonics)]
  return Array.from({ length: SHADES }, (_, i) =>
    buildWavetable(harmonics, (h) => tone(hertz * h, h, i / (SHADES - 1))),
  )
}

function addBreath(spec: SustainedSpec, note: NoteToPlay, left: Float32Array, right: Float32Array): void {
  if (!spec.breath) return
  const { level, harmonic, q, attackLevel, mostHertz = 9000 } = spec.breath
  const { sampleRate } = note
  const effort = 0.15 + note.velocity
  const hertz = Math.min(mostHertz, pitchToHertz(note.pitch) * harmonic)
  const noise = createNoise(11 + note.variant * 31)
  const breath = new Float32Array(left.length)
  for (let i = 0; i < breath.length; i++) breath[i] = noise()
  runBiquad(bandPass(hertz, q, sampleRate), breath)
  applyCurve(
    breath,
    controlCurve(left.length, sampleRate, (seconds) => effort * (level + attackLevel * exp(-seconds / 0.04))),
  )
  for (let i = 0; i < left.length; i++) left[i] += breath[i]
  if (right !== left) for (let i = 0; i < right.length; i++) right[i] += breath[i]
}
