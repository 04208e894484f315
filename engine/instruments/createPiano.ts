import { addModes, type Mode } from '../audio/addModes.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, pitchToHertz, pow, sin, TAU } from '../audio/math.ts'
import type { InstrumentName } from '@arioso/words'
import { framesOf, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'
import { addKnock, soften } from './strike.ts'

export type PianoSpec = {
  name: InstrumentName
  decaySeconds: number
  /** How hard the hammers are: scales where the spectrum rolls off, and how much a hard blow opens it. */
  hammer: number
  hammerByVelocity: number
  /** How far the two strings of a key are apart. */
  stringCents: number
  /** Hammer and key noise. */
  knock: number
  knockHertz: number
  softenSeconds: number
}

const MAX_PARTIALS = 28
const STRIKE_POSITION = 0.12

export function createPiano(spec: PianoSpec): Instrument {
  return {
    name: spec.name,
    kind: 'pitched',
    lowestPitch: 28,
    highestPitch: 100,
    velocityLayers: 4,
    variants: 1,
    releaseSeconds: 0.18,
    rings: false,
    soundsFor: (pitch) => decayAt(spec, pitchToHertz(pitch)),
    panOf: noPan,
    play: (note) => playPiano(spec, note),
  }
}

function decayAt({ decaySeconds }: PianoSpec, hertz: number): number {
  return Math.min(16, decaySeconds * pow(220 / hertz, 0.55))
}

/** Stiff strings: partials stretched by n²; two strings a hair apart, one dying slowly: the piano's two-stage decay. */
function partialsOf(spec: PianoSpec, note: NoteToPlay, cents: number, slow: number): Mode[] {
  const hertz = pitchToHertz(note.pitch + cents / 100)
  const stiffness = 0.00008 + 0.0006 * pow(hertz / 2000, 1.5)
  const hardness = spec.hammer + spec.hammerByVelocity * note.velocity * note.velocity
  const cornerHertz = (500 + 2.2 * hertz) * hardness
  const luck = createNoise(note.pitch * 13 + Math.round(cents * 100))
  const partials: Mode[] = []
  for (let n = 1; n <= MAX_PARTIALS; n++) {
    const partialHertz = hertz * n * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness))
    if (partialHertz > Math.min(14_000, note.sampleRate * 0.45)) break
    const struck = 0.25 + Math.abs(sin(TAU * 0.5 * n * STRIKE_POSITION))
    const gain = (struck / pow(n, 0.7)) * exp(-partialHertz / (cornerHertz * 2.2)) * (1 + 0.2 * luck())
    if (n > 1 && gain < 1e-4) break
    const decaySeconds = (decayAt(spec, hertz) * slow) / (1 + 0.18 * n + partialHertz / 4000)
    partials.push({ hertz: partialHertz, gain: 0.3 * gain, decaySeconds, startCycle: 0.25 * luck() })
  }
  return partials
}

function playPiano(spec: PianoSpec, note: NoteToPlay): PlayedNote {
  const frames = framesOf(note)
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  addModes(left, partialsOf(spec, note, -spec.stringCents, 1), note.sampleRate)
  addModes(right, partialsOf(spec, note, spec.stringCents, 0.8), note.sampleRate)
  const level = spec.knock * note.velocity
  addKnock(left, { level, hertz: spec.knockHertz, seconds: 0.006 }, note.sampleRate)
  addKnock(right, { level, hertz: spec.knockHertz * 1.45, seconds: 0.005 }, note.sampleRate)
  // Low keys lean left and high ones right, as the player hears them; each side keeps most of both strings.
  const lean = Math.max(-0.25, Math.min(0.25, (note.pitch - 62) / 100))
  for (let i = 0; i < frames; i++) {
    const a = left[i]
    const b = right[i]
    left[i] = (0.82 * a + 0.3 * b) * (1 - lean)
    right[i] = (0.3 * a + 0.82 * b) * (1 + lean)
  }
  soften(left, spec.softenSeconds, note.sampleRate)
  soften(right, spec.softenSeconds, note.sampleRate)
  return { left, right }
}

export const PIANOS: PianoSpec[] = [
  {
    name: 'piano',
    decaySeconds: 9,
    hammer: 0.35,
    hammerByVelocity: 1.5,
    stringCents: 0.6,
    knock: 0.25,
    knockHertz: 900,
    softenSeconds: 0.002,
  },
  {
    name: 'felt-piano',
    decaySeconds: 6,
    hammer: 0.16,
    hammerByVelocity: 0.5,
    stringCents: 0.9,
    knock: 0.4,
    knockHertz: 420,
    softenSeconds: 0.006,
  },
  {
    name: 'honky-tonk-piano',
    decaySeconds: 5,
    hammer: 0.7,
    hammerByVelocity: 1.7,
    stringCents: 3.5,
    knock: 0.35,
    knockHertz: 1300,
    softenSeconds: 0.001,
  },
]
