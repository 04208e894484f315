import { addModes, type Mode } from '../audio/addModes.ts'
import { bandPass, runBiquad } from '../audio/biquad.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, pitchToHertz, pow, sin, TAU } from '../audio/math.ts'
import { framesOf, mono, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

const MAX_PARTIALS = 28
const STRIKE_POSITION = 0.12

function pianoDecay(hertz: number): number {
  return Math.min(16, 9 * pow(220 / hertz, 0.55))
}

/** Stiff strings: partials stretched by n²; two strings a hair apart, one dying slowly: the piano's two-stage decay. */
function pianoPartials(note: NoteToPlay, cents: number, slow: number): Mode[] {
  const hertz = pitchToHertz(note.pitch + cents / 100)
  const stiffness = 0.00008 + 0.0006 * pow(hertz / 2000, 1.5)
  const cornerHertz = (500 + 2.2 * hertz) * (0.35 + 1.5 * note.velocity * note.velocity)
  const luck = createNoise(note.pitch * 13 + Math.round(cents * 100))
  const partials: Mode[] = []
  for (let n = 1; n <= MAX_PARTIALS; n++) {
    const partialHertz = hertz * n * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness))
    if (partialHertz > Math.min(14_000, note.sampleRate * 0.45)) break
    const struck = 0.25 + Math.abs(sin(TAU * 0.5 * n * STRIKE_POSITION))
    const gain = (struck / pow(n, 0.7)) * exp(-partialHertz / (cornerHertz * 2.2)) * (1 + 0.2 * luck())
    const decaySeconds = (pianoDecay(hertz) * slow) / (1 + 0.18 * n + partialHertz / 4000)
    partials.push({ hertz: partialHertz, gain: 0.3 * gain, decaySeconds, startCycle: 0.25 * luck() })
  }
  return partials
}

function addKnock(out: Float32Array, level: number, hertz: number, seconds: number, sampleRate: number): void {
  const noise = createNoise(Math.round(hertz))
  const frames = Math.min(out.length, Math.ceil(seconds * 8 * sampleRate))
  const knock = new Float32Array(frames)
  for (let i = 0; i < frames; i++) knock[i] = noise() * level * exp(-i / (seconds * sampleRate))
  runBiquad(bandPass(hertz, 0.6, sampleRate), knock)
  for (let i = 0; i < frames; i++) out[i] += knock[i]
}

function soften(samples: Float32Array, seconds: number, sampleRate: number): void {
  const frames = Math.min(samples.length, Math.round(seconds * sampleRate))
  for (let i = 0; i < frames; i++) samples[i] *= sin(((TAU / 4) * i) / frames)
}

function playPiano(note: NoteToPlay): PlayedNote {
  const frames = framesOf(note)
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  addModes(left, pianoPartials(note, -0.6, 1), note.sampleRate)
  addModes(right, pianoPartials(note, 0.6, 0.8), note.sampleRate)
  addKnock(left, 0.25 * note.velocity, 900, 0.006, note.sampleRate)
  addKnock(right, 0.25 * note.velocity, 1300, 0.005, note.sampleRate)
  // Low keys lean left and high ones right, as the player hears them; each side keeps most of both strings.
  const lean = Math.max(-0.25, Math.min(0.25, (note.pitch - 62) / 100))
  for (let i = 0; i < frames; i++) {
    const a = left[i]
    const b = right[i]
    left[i] = (0.72 * a + 0.42 * b) * (1 - lean)
    right[i] = (0.42 * a + 0.72 * b) * (1 + lean)
  }
  soften(left, 0.002, note.sampleRate)
  soften(right, 0.002, note.sampleRate)
  return { left, right }
}

export const PIANO: Instrument = {
  name: 'piano',
  kind: 'pitched',
  lowestPitch: 28,
  highestPitch: 100,
  velocityLayers: 4,
  variants: 1,
  releaseSeconds: 0.18,
  rings: false,
  soundsFor: (pitch) => pianoDecay(pitchToHertz(pitch)),
  panOf: noPan,
  play: playPiano,
}

function marimbaDecay(hertz: number): number {
  return 1.9 * pow(220 / hertz, 0.6)
}

function playMarimba(note: NoteToPlay): PlayedNote {
  const hertz = pitchToHertz(note.pitch)
  const out = new Float32Array(framesOf(note))
  const seconds = marimbaDecay(hertz)
  const mallet = note.velocity * note.velocity
  addModes(
    out,
    [
      { hertz, gain: 0.6, decaySeconds: seconds },
      { hertz: hertz * 3.932, gain: 0.05 + 0.25 * mallet, decaySeconds: seconds * 0.35 },
      { hertz: hertz * 9.538, gain: 0.02 + 0.12 * mallet, decaySeconds: seconds * 0.14 },
    ],
    note.sampleRate,
  )
  addKnock(out, 0.25 * note.velocity, 1800, 0.003, note.sampleRate)
  soften(out, 0.001, note.sampleRate)
  return mono(out)
}

export const MARIMBA: Instrument = {
  name: 'marimba',
  kind: 'pitched',
  lowestPitch: 45,
  highestPitch: 96,
  velocityLayers: 3,
  variants: 1,
  releaseSeconds: 0.2,
  rings: true,
  soundsFor: (pitch) => marimbaDecay(pitchToHertz(pitch)),
  panOf: noPan,
  play: playMarimba,
}
