import { addModes } from '../audio/addModes.ts'
import { applyCurve, controlCurve, decayPerFrame } from '../audio/controlCurve.ts'
import { pitchToHertz, pow, TAU } from '../audio/math.ts'
import { sineOfCycles, SINE, SINE_SIZE } from '../audio/sineTable.ts'
import { addKnock, soften } from './strike.ts'
import { framesOf, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

type Operator = { ratio: number; index: number; indexDecaySeconds: number; gain: number; decaySeconds: number }

/** One modulator on one carrier, both decaying: Chowning's frequency modulation. */
function addPair(out: Float32Array, hertz: number, pair: Operator, sampleRate: number): void {
  const step = hertz / sampleRate
  const modulatorStep = step * pair.ratio
  const indexFall = decayPerFrame(pair.indexDecaySeconds, sampleRate)
  const fall = decayPerFrame(pair.decaySeconds, sampleRate)
  const frames = Math.min(out.length, Math.ceil(pair.decaySeconds * 1.35 * sampleRate))
  let index = pair.index / TAU
  let gain = pair.gain
  let carrier = 0
  let modulator = 0
  for (let i = 0; i < frames; i++) {
    const m = modulator * SINE_SIZE
    const cycles = carrier + index * SINE[m | 0] + 64
    const position = (cycles - (cycles | 0)) * SINE_SIZE
    const at = position | 0
    const low = SINE[at]
    out[i] += gain * (low + (SINE[at + 1] - low) * (position - at))
    carrier += step
    if (carrier >= 1) carrier -= 1
    modulator += modulatorStep
    if (modulator >= 1) modulator -= Math.floor(modulator)
    index *= indexFall
    gain *= fall
    if (index < 1e-9) index = 0
  }
}

function pianoDecay(hertz: number): number {
  return 7 * pow(220 / hertz, 0.4)
}

function playElectricPiano(note: NoteToPlay): PlayedNote {
  const { sampleRate, velocity } = note
  const frames = framesOf(note)
  const hertz = pitchToHertz(note.pitch)
  const decaySeconds = pianoDecay(hertz)
  const bark = velocity * velocity
  const dry = new Float32Array(frames)
  addPair(
    dry,
    hertz,
    { ratio: 1, index: 0.25 + 2.1 * bark, indexDecaySeconds: 1.6, gain: 0.5, decaySeconds },
    sampleRate,
  )
  const tine = Math.min(14, Math.floor(9000 / hertz))
  addPair(
    dry,
    hertz,
    { ratio: tine, index: 0.1 + 0.45 * bark, indexDecaySeconds: 0.35, gain: 0.16, decaySeconds: decaySeconds * 0.6 },
    sampleRate,
  )
  const left = dry.slice()
  applyCurve(left, tremolo(frames, sampleRate, 1))
  applyCurve(dry, tremolo(frames, sampleRate, -1))
  return { left, right: dry }
}

/** The suitcase piano's slow swing from side to side. */
function tremolo(frames: number, sampleRate: number, side: number) {
  return controlCurve(frames, sampleRate, (seconds) => 1 + side * 0.34 * sineOfCycles(seconds * 4.6))
}

export const ELECTRIC_PIANO: Instrument = {
  name: 'electric-piano',
  kind: 'pitched',
  lowestPitch: 33,
  highestPitch: 98,
  velocityLayers: 4,
  variants: 1,
  releaseSeconds: 0.14,
  rings: false,
  soundsFor: (pitch) => pianoDecay(pitchToHertz(pitch)),
  panOf: noPan,
  play: playElectricPiano,
}

function reedDecay(hertz: number): number {
  return 3.4 * pow(220 / hertz, 0.45)
}

/** A struck reed before a pickup plate: hollow when soft, growling when hard; its tremolo swells both sides alike. */
function playReedPiano(note: NoteToPlay): PlayedNote {
  const { sampleRate, velocity } = note
  const frames = framesOf(note)
  const hertz = pitchToHertz(note.pitch)
  const decaySeconds = reedDecay(hertz)
  const bark = velocity * velocity
  const out = new Float32Array(frames)
  const body = { ratio: 2, index: 0.3 + 1.5 * bark, indexDecaySeconds: 0.9, gain: 0.5, decaySeconds }
  addPair(out, hertz, body, sampleRate)
  const growl = {
    ratio: 1,
    index: 0.4 + 1.2 * bark,
    indexDecaySeconds: 0.5,
    gain: 0.14,
    decaySeconds: decaySeconds * 0.7,
  }
  addPair(out, hertz, growl, sampleRate)
  addKnock(out, { level: 0.12 + 0.25 * velocity, hertz: 1600, seconds: 0.003 }, sampleRate)
  soften(out, 0.001, sampleRate)
  const left = out.slice()
  applyCurve(left, swell(frames, sampleRate, 0))
  applyCurve(out, swell(frames, sampleRate, 0.12))
  return { left, right: out }
}

function swell(frames: number, sampleRate: number, phase: number) {
  return controlCurve(frames, sampleRate, (seconds) => 1 - 0.16 * (1 + sineOfCycles(seconds * 5.4 + phase)))
}

export const REED_PIANO: Instrument = {
  ...ELECTRIC_PIANO,
  name: 'reed-piano',
  highestPitch: 96,
  releaseSeconds: 0.09,
  soundsFor: (pitch) => reedDecay(pitchToHertz(pitch)),
  play: playReedPiano,
}

function bellDecay(hertz: number): number {
  return Math.min(5, 4 * pow(440 / hertz, 0.4))
}

function playBell(note: NoteToPlay): PlayedNote {
  const { sampleRate, velocity } = note
  const frames = framesOf(note)
  const hertz = pitchToHertz(note.pitch)
  const decaySeconds = bellDecay(hertz)
  const left = new Float32Array(frames)
  const strike = { ratio: 3, index: 0.2 + 1.2 * velocity, indexDecaySeconds: 1.2, gain: 0.35, decaySeconds }
  addPair(left, hertz, strike, sampleRate)
  const right = left.slice()
  const shimmer = 0.03 + 0.07 * velocity
  for (const [side, cents] of [
    [left, 1.002],
    [right, 0.998],
  ] as const) {
    addModes(
      side,
      [
        { hertz: hertz * 2.76 * cents, gain: shimmer, decaySeconds: decaySeconds * 0.4 },
        { hertz: hertz * 5.4 * cents, gain: shimmer, decaySeconds: decaySeconds * 0.25 },
        { hertz: hertz * 8.93 * cents, gain: shimmer * 0.6, decaySeconds: decaySeconds * 0.12 },
      ],
      sampleRate,
    )
  }
  return { left, right }
}

export const BELL: Instrument = {
  name: 'bell',
  kind: 'pitched',
  lowestPitch: 55,
  highestPitch: 103,
  velocityLayers: 3,
  variants: 1,
  releaseSeconds: 0.3,
  rings: true,
  soundsFor: (pitch) => bellDecay(pitchToHertz(pitch)),
  panOf: noPan,
  play: playBell,
}
