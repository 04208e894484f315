import { bandPass, type Biquad } from '../audio/biquad.ts'
import { CONTROL_FRAMES, envelopeAt, vibratoAt, type Envelope, type Vibrato } from '../audio/controlCurve.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, pitchToHertz } from '../audio/math.ts'
import { sineOfCycles } from '../audio/sineTable.ts'
import { BENCH_FRAMES, toneBench, type Tone, type Wave } from '../audio/kernels/toneBench.ts'
import { harmonicsBelowTop, sawWavetable } from '../audio/wavetable.ts'
import type { InstrumentName } from '@arioso/words'
import { saturate } from './drums/drumVoice.ts'
import { framesOf, noPan, type Instrument, type NoteToPlay, type PlayedNote } from './instrument.ts'

type Breath = { level: number; harmonic: number; q: number; attackLevel: number; mostHertz?: number }

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
  breath?: Breath
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
  const isStereo = spec.unison.voices > 1
  const left = new Float32Array(frames)
  const right = isStereo ? new Float32Array(frames) : left
  const bench = toneBench()
  bench.prepare({
    wave: waveOf(spec, hertz, sampleRate),
    waves: wavesOf(spec, note, hertz),
    body: spec.body?.(sampleRate) ?? [],
    breath: breathOf(spec, note, hertz),
    isStereo,
  })
  const [shade, cutoff, level] = [spec.shade?.(velocity), spec.cutoff?.(velocity, hertz), levelAt(spec)]
  for (let fromFrame = 0; fromFrame < frames; fromFrame += BENCH_FRAMES) {
    const count = Math.min(BENCH_FRAMES, frames - fromFrame)
    const stretch = { fromFrame, frames: Math.ceil(count / CONTROL_FRAMES) * CONTROL_FRAMES, sampleRate }
    bench.play(stretch, shade)
    if (spec.breath) bench.addBreath(stretch, breathLevelAt(spec.breath, velocity))
    if (cutoff) bench.sweep(stretch, cutoff, spec.resonance ?? 0.8)
    if (spec.drive !== undefined) for (const side of sidesOf(bench.out, isStereo)) saturate(side, spec.drive)
    if (spec.body) bench.resonate(stretch)
    bench.setLevel(stretch, level)
    left.set(bench.out.left.subarray(0, count), fromFrame)
    if (isStereo) right.set(bench.out.right.subarray(0, count), fromFrame)
  }
  return { left, right }
}

function sidesOf({ left, right }: PlayedNote, isStereo: boolean): Float32Array[] {
  return isStereo ? [left, right] : [left]
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

function wavesOf(spec: SustainedSpec, note: NoteToPlay, hertz: number): Wave[] {
  const { voices, cents, width } = spec.unison
  const luck = createNoise(spec.name.length * 131 + note.pitch * 7 + 1 + note.variant * 1009)
  return Array.from({ length: voices }, (_, v) => {
    const place = voices === 1 ? 0 : (2 * v) / (voices - 1) - 1
    const detune = exp((place * cents * 0.6931471805599453) / 1200)
    const startCycle = luck()
    const vibrato = spec.vibrato && { ...spec.vibrato, phase: luck(), hertz: spec.vibrato.hertz * (1 + 0.06 * luck()) }
    // Neighbours in pitch stand on opposite sides, so that neither side is flat or sharp.
    const side = (v % 2 === 0 ? 1 : -1) * width * (v === (voices - 1) / 2 ? 0 : 1)
    // The outer voices are quieter: equal ones beat so strongly that the pitch is heard to wander.
    const gain = (0.55 * (1 - 0.5 * Math.abs(place))) / Math.sqrt(voices)
    const gains = { leftGain: gain * Math.sqrt(1 - side), rightGain: gain * Math.sqrt(1 + side) }
    return { hertz: hertz * detune, startCycle, ratio: pitchAt({ vibrato, glide: spec.glide }), ...gains }
  })
}

function waveOf({ tone }: SustainedSpec, hertz: number, sampleRate: number): Tone['wave'] {
  const harmonics = harmonicsBelowTop(hertz, sampleRate)
  if (tone === 'saw') return sawWavetable(harmonics)
  return { harmonics, strengthOf: (harmonic, shade) => tone(hertz * harmonic, harmonic, shade) }
}

function breathOf({ breath }: SustainedSpec, { variant, sampleRate }: NoteToPlay, hertz: number): Tone['breath'] {
  if (!breath) return undefined
  const { harmonic, q, mostHertz = 9000 } = breath
  return { colour: bandPass(Math.min(mostHertz, hertz * harmonic), q, sampleRate), seed: 11 + variant * 31 }
}

function breathLevelAt({ level, attackLevel }: Breath, velocity: number): (seconds: number) => number {
  const effort = 0.15 + velocity
  return (seconds) => effort * (level + attackLevel * exp(-seconds / 0.04))
}
