import { closeSync, openSync, writeSync } from 'node:fs'

const HEADER_BYTES = 44
const BYTES_PER_FRAME = 4

export type WavFile = { write(left: Float32Array, right: Float32Array): void; close(): void }

type WavFormat = { sampleRate: number; totalFrames: number; isExact?: boolean }

// 16-bit stereo. Synchronous on purpose: it is written on a render thread, between two blocks of a song. Samples that were
// read from such a file are written back as they were, without the noise that hides the rounding of new ones.
export function openWavFile(path: string, format: WavFormat): WavFile {
  const file = openSync(path, 'w')
  writeSync(file, wavHeader(format.sampleRate, format.totalFrames * BYTES_PER_FRAME))
  let noise = 1
  let isOpen = true
  return {
    write: (left, right) => {
      if (format.isExact === true) {
        writeSync(file, new Uint8Array(exactSamples(left, right).buffer))
        return
      }
      const samples = new Int16Array(left.length * 2)
      noise = dither(samples, 0, left, noise)
      noise = dither(samples, 1, right, noise)
      writeSync(file, new Uint8Array(samples.buffer))
    },
    close: () => {
      if (isOpen) closeSync(file)
      isOpen = false
    },
  }
}

// Two noises a sample, between -0.5 and 0.5 each. Written out: with a call for each it takes twice as long.
function dither(samples: Int16Array, side: number, values: Float32Array, noise: number): number {
  let state = noise
  for (let i = 0; i < values.length; i++) {
    const first = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    state = (Math.imul(first, 1_664_525) + 1_013_904_223) >>> 0
    samples[2 * i + side] = toInteger((values[i] ?? 0) * 32_767 + (first + state) / 4_294_967_296 - 1)
  }
  return state
}

function exactSamples(left: Float32Array, right: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = toInteger((left[i] ?? 0) * 32_768)
    samples[2 * i + 1] = toInteger((right[i] ?? 0) * 32_768)
  }
  return samples
}

function toInteger(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)))
}

function wavHeader(sampleRate: number, dataBytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES))
  const text = (offset: number, value: string): void => {
    for (let i = 0; i < value.length; i++) view.setUint8(offset + i, value.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_FRAME, true)
  view.setUint16(32, BYTES_PER_FRAME, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  return new Uint8Array(view.buffer)
}
