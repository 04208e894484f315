import { highPass, lowPass, runBiquad, type Biquad } from '../audio/biquad.ts'
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
  const hertz = pitchToHertz(note.pitch + cents / 100)
  pluckString(
    out,
    {
      hertz,
      decaySeconds: decayAt(spec, hertz),
      brightDecaySeconds: spec.brightDecaySeconds,
      hardness: spec.softness + (spec.hardness - spec.softness) * velocity,
      position: spec.position,
      seed: note.pitch * 31 + take * 977 + 5,
    },
    sampleRate,
  )
  if (spec.drive !== undefined) overdrive(out, spec.drive * (0.5 + velocity), sampleRate)
  for (const filter of spec.body(sampleRate)) runBiquad(filter, out)
  fadeIn(out, sampleRate)
  return out
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
