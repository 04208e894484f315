import { createMp3Encoder } from 'wasm-media-encoders'

const BITRATE_KBPS = 192
const SAMPLES_PER_FRAME = 1152
const BYTES_PER_FRAME = 576

// The encoder and every decoder together start this much late; word times move with it.
export const MP3_DELAY_SECONDS = 1105 / 48_000

// LAME at a constant 192 kbit/s and 48 kHz: every frame has one size and one more follows the last sample.
export function mp3Bytes(totalFrames: number): number {
  return (Math.ceil(totalFrames / SAMPLES_PER_FRAME) + 1) * BYTES_PER_FRAME
}

export type Mp3Stream = {
  encode(left: Float32Array, right: Float32Array): Uint8Array<ArrayBuffer>
  finish(): Uint8Array<ArrayBuffer>
}

export async function openMp3Stream(sampleRate: number): Promise<Mp3Stream> {
  if (sampleRate !== 48_000) throw new Error('frames of one size need 48 kHz')
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 2, bitrate: BITRATE_KBPS })
  // The encoder reuses its memory for the next call, so what leaves here is a copy.
  return {
    encode: (left, right) => new Uint8Array(encoder.encode([left, right])),
    finish: () => new Uint8Array(encoder.finalize()),
  }
}
