import { SAMPLE_RATE } from '@arioso/contract/sampleRate'

export type Part = { samples: Float32Array; gain: number }

const CHANNELS = 2
// Shorter clicks where a span begins or ends in the middle of a tone.
const EDGE_SECONDS = 0.01

// Interleaved stereo at 48 kHz: the parts laid over each other, as long as asked for, silent where they end.
export function mixSound(parts: readonly Part[], lengthSeconds: number): Float32Array {
  const frames = Math.round(lengthSeconds * SAMPLE_RATE)
  const edge = EDGE_SECONDS * SAMPLE_RATE
  const mixed = new Float32Array(frames * CHANNELS)
  for (const { samples, gain } of parts) {
    const end = Math.min(mixed.length, samples.length)
    for (let at = 0; at < end; at += 1) mixed[at] = (mixed[at] ?? 0) + gain * (samples[at] ?? 0)
  }
  for (let at = 0; at < mixed.length; at += 1) {
    const frame = Math.floor(at / CHANNELS)
    const fade = Math.min(1, (frame + 1) / edge, (frames - frame) / edge)
    mixed[at] = Math.max(-1, Math.min(1, (mixed[at] ?? 0) * fade))
  }
  return mixed
}
