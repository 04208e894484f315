import { SAMPLE_RATE } from '@arioso/contract/sampleRate'

const SAMPLES_PER_FRAME = 1152
const BYTES_PER_FRAME = 576

// The encoder and every decoder together start this much late; word times move with it.
export const MP3_DELAY_SECONDS = 1105 / SAMPLE_RATE

// LAME at a constant 192 kbit/s and 48 kHz: every frame has one size and one more follows the last sample.
export function mp3Bytes(totalFrames: number): number {
  return (Math.ceil(totalFrames / SAMPLES_PER_FRAME) + 1) * BYTES_PER_FRAME
}
