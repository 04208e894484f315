import { exp, log, pow } from './math.ts'
import { sineOfCycles } from './sineTable.ts'

/** Slow controls (level, brightness, pitch, cutoff) are worked out once per this many frames and interpolated. */
export const CONTROL_FRAMES = 32

export type ControlCurve = Float32Array<ArrayBuffer>

export function controlCurve(frames: number, sampleRate: number, at: (seconds: number) => number): ControlCurve {
  const curve = new Float32Array(Math.ceil(frames / CONTROL_FRAMES) + 1)
  const step = CONTROL_FRAMES / sampleRate
  for (let k = 0; k < curve.length; k++) curve[k] = at(k * step)
  return curve
}

export type Envelope = { attack: number; decay: number; sustain: number }

/** Attack (seconds) as a quarter sine, then an exponential fall with time constant `decay` to the level `sustain`. */
export function envelopeAt({ attack, decay, sustain }: Envelope): (seconds: number) => number {
  return (seconds) => {
    if (seconds < attack) return sineOfCycles((0.25 * seconds) / attack)
    return sustain + (1 - sustain) * exp(-(seconds - attack) / decay)
  }
}

export type Vibrato = { hertz: number; cents: number; delay: number; phase?: number }

/** Pitch ratio over time: swells in after `delay` seconds; the drift of a section player is a slow vibrato too. */
export function vibratoAt({ hertz, cents, delay, phase = 0 }: Vibrato): (seconds: number) => number {
  const depth = (cents * 0.6931471805599453) / 1200
  return (seconds) => {
    const swell = delay === 0 ? 1 : Math.min(1, Math.max(0, (seconds - delay) / 0.3))
    return 1 + depth * swell * sineOfCycles(seconds * hertz + phase)
  }
}

export function applyCurve(samples: Float32Array, curve: ControlCurve): void {
  for (let from = 0, k = 0; from < samples.length; from += CONTROL_FRAMES, k++) {
    const to = Math.min(samples.length, from + CONTROL_FRAMES)
    const step = (curve[k + 1] - curve[k]) / CONTROL_FRAMES
    let gain = curve[k]
    for (let i = from; i < to; i++) {
      samples[i] *= gain
      gain += step
    }
  }
}

/** Between two frequencies along a musical (logarithmic) scale. */
export function glideHertz(from: number, to: number, share: number): number {
  return from * pow(to / from, share)
}

/** Per-frame factor that falls by 60 dB in the given seconds. */
export function decayPerFrame(seconds60dB: number, sampleRate: number): number {
  return exp(log(0.001) / (seconds60dB * sampleRate))
}
