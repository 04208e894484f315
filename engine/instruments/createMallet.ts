import { addModes } from '../audio/addModes.ts'
import { applyCurve, controlCurve } from '../audio/controlCurve.ts'
import { pitchToHertz, pow } from '../audio/math.ts'
import { sineOfCycles } from '../audio/sineTable.ts'
import type { InstrumentName } from '@arioso/words'
import { addKnock, soften } from './strike.ts'
import { framesOf, mono, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

/** A struck bar, tine, pan or kettle: partials that each die in their own time, and the mallet. */
export type MalletSpec = {
  name: InstrumentName
  lowestPitch: number
  highestPitch: number
  rings: boolean
  releaseSeconds: number
  /** Seconds to fall 60 dB at 440 Hz; `slope` is how much sooner higher notes die. */
  decaySeconds: number
  slope: number
  /** Ratio to the pitch, gain when soft, gain added when hard, share of the decay. */
  partials: readonly (readonly [ratio: number, soft: number, hard: number, share: number])[]
  mallet: { level: number; hertz: number; seconds: number }
  softenSeconds: number
  /** Both sides a few cents apart. */
  widthCents?: number
  motor?: { hertz: number; depth: number }
}

export function createMallet(spec: MalletSpec): Instrument {
  return {
    name: spec.name,
    kind: 'pitched',
    lowestPitch: spec.lowestPitch,
    highestPitch: spec.highestPitch,
    velocityLayers: 3,
    variants: 1,
    releaseSeconds: spec.releaseSeconds,
    rings: spec.rings,
    soundsFor: (pitch) => decayAt(spec, pitchToHertz(pitch)),
    panOf: noPan,
    play: (note) => playMallet(spec, note),
  }
}

function decayAt({ decaySeconds, slope }: MalletSpec, hertz: number): number {
  return decaySeconds * pow(440 / hertz, slope)
}

function playMallet(spec: MalletSpec, note: NoteToPlay): PlayedNote {
  const cents = spec.widthCents ?? 0
  const left = oneSide(spec, note, -cents)
  const right = cents === 0 ? left : oneSide(spec, note, cents)
  if (spec.motor) {
    const { hertz, depth } = spec.motor
    const curve = controlCurve(left.length, note.sampleRate, (s) => 1 - depth * (0.5 + 0.5 * sineOfCycles(s * hertz)))
    applyCurve(left, curve)
    if (right !== left) applyCurve(right, curve)
  }
  return right === left ? mono(left) : { left, right }
}

function oneSide(spec: MalletSpec, note: NoteToPlay, cents: number): Float32Array<ArrayBuffer> {
  const { sampleRate, velocity } = note
  const hertz = pitchToHertz(note.pitch + cents / 100)
  const out = new Float32Array(framesOf(note))
  const seconds = decayAt(spec, hertz)
  const hard = velocity * velocity
  const modes = spec.partials.map(([ratio, soft, added, share]) => ({
    hertz: hertz * ratio,
    gain: soft + added * hard,
    decaySeconds: seconds * share,
  }))
  addModes(out, modes, sampleRate)
  addKnock(out, { ...spec.mallet, level: spec.mallet.level * velocity }, sampleRate)
  soften(out, spec.softenSeconds, sampleRate)
  return out
}
