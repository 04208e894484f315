import { bandPass, highPass, lowPass, runBiquad, type Biquad } from '../audio/biquad.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, pitchToHertz, pow } from '../audio/math.ts'
import { pluckString } from '../audio/pluckString.ts'
import type { InstrumentName } from '@arioso/words'
import { framesOf, mono, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

/** A plucked string: string → drive → body; two takes left and right when doubled. */
export type PluckedSpec = {
  name: InstrumentName
  lowestPitch: number
  highestPitch: number
  releaseSeconds: number
  rings: boolean
  /** Seconds to fall 60 dB at A2 (110 Hz); higher strings die sooner. */
  decaySeconds: number
  brightDecaySeconds: number
  softness: number
  hardness: number
  position: number
  body: (sampleRate: number) => Biquad[]
  drive?: number
  doubledCents?: number
  /** More strings struck with it: a twelve-string's octaves, a mandolin's pairs. */
  courses?: readonly { semitones: number; cents: number; gain: number; delaySeconds: number }[]
  /** The plectrum, nail or hammer itself. */
  click?: { level: number; hertz: number }
  /** 0 to 1: the string grazes a flat bridge, as on a sitar. */
  buzz?: number
}

export function createPlucked(spec: PluckedSpec): Instrument {
  return {
    name: spec.name,
    kind: 'pitched',
    lowestPitch: spec.lowestPitch,
    highestPitch: spec.highestPitch,
    velocityLayers: 3,
    variants: 2,
    releaseSeconds: spec.releaseSeconds,
    rings: spec.rings,
    soundsFor: (pitch) => 1.1 * decayAt(spec, pitchToHertz(pitch)),
    panOf: noPan,
    play: (note) => playPlucked(spec, note),
  }
}

function decayAt(spec: PluckedSpec, hertz: number): number {
  return spec.decaySeconds * pow(110 / hertz, 0.45)
}

function playPlucked(spec: PluckedSpec, note: NoteToPlay): PlayedNote {
  const { doubledCents } = spec
  if (doubledCents === undefined) return mono(oneTake(spec, note, 0, note.variant))
  return {
    left: oneTake(spec, note, -doubledCents, note.variant),
    right: oneTake(spec, note, doubledCents, note.variant + 7),
  }
}

function oneTake(spec: PluckedSpec, note: NoteToPlay, cents: number, take: number): Float32Array<ArrayBuffer> {
  const { sampleRate, velocity } = note
  const out = new Float32Array(framesOf(note))
  const string = { pitch: note.pitch + cents / 100, seed: note.pitch * 31 + take * 977 + 5, velocity }
  addString(spec, out, string, sampleRate)
  for (const [i, course] of (spec.courses ?? []).entries()) {
    const other = new Float32Array(out.length)
    const pitch = string.pitch + course.semitones + course.cents / 100
    addString(spec, other, { pitch, seed: string.seed + 101 * (i + 1), velocity }, sampleRate)
    addLater(out, other, course.gain, Math.round(course.delaySeconds * sampleRate))
  }
  if (spec.buzz !== undefined) graze(out, spec.buzz * (0.5 + 0.5 * velocity))
  if (spec.click) addClick(out, { ...spec.click, level: spec.click.level * (0.3 + velocity), take }, sampleRate)
  if (spec.drive !== undefined) overdrive(out, spec.drive * (0.5 + velocity), sampleRate)
  for (const filter of spec.body(sampleRate)) runBiquad(filter, out)
  fadeIn(out, sampleRate)
  return out
}

type Pluck = { pitch: number; seed: number; velocity: number }

function addString(spec: PluckedSpec, out: Float32Array, { pitch, seed, velocity }: Pluck, sampleRate: number): void {
  const hertz = pitchToHertz(pitch)
  pluckString(
    out,
    {
      hertz,
      decaySeconds: decayAt(spec, hertz),
      brightDecaySeconds: spec.brightDecaySeconds,
      hardness: spec.softness + (spec.hardness - spec.softness) * velocity,
      position: spec.position,
      seed,
    },
    sampleRate,
  )
}

function addLater(out: Float32Array, other: Float32Array, gain: number, delayFrames: number): void {
  for (let i = delayFrames; i < out.length; i++) out[i] += gain * other[i - delayFrames]
}

/** Half of each swing is flattened against the bridge: even harmonics that follow the string down. */
function graze(samples: Float32Array, depth: number): void {
  let mean = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]
    const bent = x > 0 ? x - (depth * x * x) / (0.15 + x) : x
    mean += (bent - mean) * 0.0008
    samples[i] = bent - mean
  }
}

type Click = { level: number; hertz: number; take: number }

function addClick(out: Float32Array, { level, hertz, take }: Click, sampleRate: number): void {
  const noise = createNoise(43 + take * 17)
  const frames = Math.min(out.length, Math.round(0.03 * sampleRate))
  const click = new Float32Array(frames)
  for (let i = 0; i < frames; i++) click[i] = noise() * exp(-i / (0.003 * sampleRate)) * Math.min(1, i / 12)
  runBiquad(bandPass(hertz, 0.7, sampleRate), click)
  for (let i = 0; i < frames; i++) out[i] += level * click[i]
}

function overdrive(samples: Float32Array, drive: number, sampleRate: number): void {
  runBiquad(highPass(160, 0.7, sampleRate), samples)
  runBiquad(lowPass(3500, 0.7, sampleRate), samples)
  for (let i = 0; i < samples.length; i++) {
    // A little bias makes even harmonics, as a valve does; the high-pass in the body takes its offset out again.
    const x = samples[i] * drive + 0.25
    const y = x > 3 ? 1 : x < -3 ? -1 : (x * (27 + x * x)) / (27 + 9 * x * x)
    samples[i] = y * 0.4
  }
}

/** A string that starts in full swing would click. */
function fadeIn(samples: Float32Array, sampleRate: number): void {
  const frames = Math.min(samples.length, Math.round(0.0015 * sampleRate))
  for (let i = 0; i < frames; i++) samples[i] *= 1 - exp((-4 * i) / frames)
}
