import { runBiquad, type Biquad } from '../../audio/biquad.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { exp } from '../../audio/math.ts'
import type { NoteToPlay } from '../instrument.ts'

/** One drum of a kit: always played in full, scaled so that its peak is `peak`. */
export type DrumVoice = {
  seconds: number
  peak: number
  pan: number
  play: (note: NoteToPlay, frames: number) => Float32Array<ArrayBuffer>
}

/** General MIDI drum pitch → drum. */
export type Kit = Record<number, DrumVoice>

type BurstSeconds = { attack: number; fall: number }

export function noiseBurst(
  frames: number,
  seed: number,
  { attack, fall }: BurstSeconds,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const noise = createNoise(seed)
  const burst = new Float32Array(frames)
  const attackFrames = Math.max(1, attack * sampleRate)
  const factor = exp(-1 / (fall * sampleRate))
  let level = 1
  for (let i = 0; i < frames; i++) {
    if (i < attackFrames) burst[i] = (noise() * i) / attackFrames
    else {
      burst[i] = noise() * level
      level *= factor
    }
    if (level < 1e-12) break
  }
  return burst
}

export function filtered(samples: Float32Array<ArrayBuffer>, filters: Biquad[]): Float32Array<ArrayBuffer> {
  for (const filter of filters) runBiquad(filter, samples)
  return samples
}

export function addScaled(target: Float32Array, source: Float32Array, gain: number, offset = 0): void {
  const frames = Math.min(source.length, target.length - offset)
  for (let i = 0; i < frames; i++) target[i + offset] += gain * source[i]
}

/** Rounds peaks off as tape or a desk would. */
export function saturate(samples: Float32Array, drive: number): void {
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] * drive
    samples[i] = x > 3 ? 1 : x < -3 ? -1 : (x * (27 + x * x)) / (27 + 9 * x * x)
  }
}
