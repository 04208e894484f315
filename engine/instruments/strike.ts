import { bandPass, runBiquad } from '../audio/biquad.ts'
import { createNoise } from '../audio/createNoise.ts'
import { exp, sin, TAU } from '../audio/math.ts'

type Knock = { level: number; hertz: number; seconds: number }

/** The hammer or mallet itself: a short burst of coloured noise. */
export function addKnock(out: Float32Array, { level, hertz, seconds }: Knock, sampleRate: number): void {
  const noise = createNoise(Math.round(hertz))
  const frames = Math.min(out.length, Math.ceil(seconds * 8 * sampleRate))
  const knock = new Float32Array(frames)
  for (let i = 0; i < frames; i++) knock[i] = noise() * level * exp(-i / (seconds * sampleRate))
  runBiquad(bandPass(hertz, 0.6, sampleRate), knock)
  for (let i = 0; i < frames; i++) out[i] += knock[i]
}

/** Modes that start in full swing would click. */
export function soften(samples: Float32Array, seconds: number, sampleRate: number): void {
  const frames = Math.min(samples.length, Math.round(seconds * sampleRate))
  for (let i = 0; i < frames; i++) samples[i] *= sin(((TAU / 4) * i) / frames)
}
