// Recordings as they come in real life, made here for tests: samples go in, the bytes of a file come out.
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'

export type Tone = { seconds: number; hertz?: number; gain?: number }

export function tone({ seconds, hertz = 440, gain = 0.3 }: Tone, sampleRate: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  )
}

export type Humming = { pitches: readonly number[]; noteSeconds: number }

// A voice without words: a few harmonics, a vibrato, every tone begun anew.
export function humming({ pitches, noteSeconds }: Humming, sampleRate: number): Float32Array {
  const frames = Math.round(noteSeconds * sampleRate)
  const sound = new Float32Array(frames * pitches.length)
  let turns = 0
  for (let i = 0; i < sound.length; i++) {
    const at = i % frames
    const vibrato = 0.25 * Math.sin((2 * Math.PI * 5.3 * at) / sampleRate)
    turns += (440 * 2 ** (((pitches[Math.floor(i / frames)] ?? 69) + vibrato - 69) / 12)) / sampleRate
    const swell = Math.min(1, at / (0.04 * sampleRate), (frames - at) / (0.06 * sampleRate))
    for (let k = 1; k <= 5; k++)
      sound[i] = (sound[i] ?? 0) + (0.2 * swell * Math.sin(2 * Math.PI * turns * k)) / k ** 1.5
  }
  return sound
}

type WavFormat = { sampleRate: number; channels: number; bits: 8 | 16 | 24 | 32; claimedBytes?: number }

export function wavBytes(samples: Float32Array, format: WavFormat): Uint8Array {
  const { sampleRate, channels, bits } = format
  const frameBytes = (channels * bits) / 8
  const data = Buffer.alloc(samples.length * frameBytes)
  samples.forEach((sample, i) => {
    for (let channel = 0; channel < channels; channel++) {
      const at = i * frameBytes + (channel * bits) / 8
      if (bits === 8) data.writeUInt8(Math.round(128 + sample * 127), at)
      else if (bits === 32) data.writeFloatLE(sample, at)
      else data.writeIntLE(Math.round(Math.max(-1, Math.min(1, sample)) * (2 ** (bits - 1) - 1)), at, bits / 8)
    }
  })
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(bits === 32 ? 3 : 1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * frameBytes, 28)
  head.writeUInt16LE(frameBytes, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36)
  head.writeUInt32LE(format.claimedBytes ?? data.length, 40)
  return Buffer.concat([head, data])
}

export async function mp3Bytes(samples: Float32Array, options: { vbrQuality?: number } = {}): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  const rate = options.vbrQuality === undefined ? { bitrate: 64 as const } : { vbrQuality: options.vbrQuality }
  encoder.configure({ sampleRate: 44_100, channels: 1, ...rate })
  const body = new Uint8Array(encoder.encode([samples]))
  return Buffer.concat([body, new Uint8Array(encoder.finalize())])
}

export async function oggBytes(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate: 44_100, channels: 1, vbrQuality: 1 })
  const body = new Uint8Array(encoder.encode([samples]))
  return Buffer.concat([body, new Uint8Array(encoder.finalize())])
}

// A first frame that says how many follow, and lies.
export function withWrongHeader(mp3: Uint8Array, claimedFrames: number): Uint8Array {
  const frame = Buffer.alloc(208)
  frame.set(mp3.subarray(0, 4))
  frame[2] = 0x50
  frame.write('Xing', 21)
  frame.writeUInt32BE(1, 25)
  frame.writeUInt32BE(claimedFrames, 29)
  return Buffer.concat([frame, mp3])
}

export function withTag(file: Uint8Array, tagBytes: number): Uint8Array {
  const head = Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1')
  for (let i = 0; i < 4; i++) head[6 + i] = (tagBytes >> (7 * (3 - i))) & 0x7f
  return Buffer.concat([head, Buffer.alloc(tagBytes), file])
}

// Frames of silence at 8 kbit/s, 24 kHz: 24 ms each, 24 bytes.
export function silentMp3(seconds: number): Uint8Array {
  const frame = Buffer.alloc(24)
  frame.set([0xff, 0xf3, 0x14, 0xc4])
  return Buffer.concat(Array.from({ length: Math.round(seconds / 0.024) }, () => frame))
}

export type Band = { tempoBpm: number; bars: number; roots: readonly number[] }

// A band in four: bass and a triad on every bar, kick on one and three, a snare of noise on two and four, hats on eighths.
export function band({ tempoBpm, bars, roots }: Band, sampleRate: number): Float32Array {
  const beat = (60 / tempoBpm) * sampleRate
  const sound = new Float32Array(Math.round(bars * 4 * beat + 0.5 * sampleRate))
  let noise = 1
  const hiss = (): number => (noise = (noise * 16_807) % 2_147_483_647) / 1_073_741_823 - 1
  const add = (at: number, seconds: number, voice: (second: number) => number): void => {
    const from = Math.round(at)
    const frames = Math.min(Math.round(seconds * sampleRate), sound.length - from)
    for (let i = 0; i < frames; i++) sound[from + i] = (sound[from + i] ?? 0) + voice(i / sampleRate)
  }
  const tones = (pitches: readonly number[], gain: number, at: number, seconds: number): void => {
    for (const pitch of pitches) {
      const turns = 2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12)
      const swell = (second: number): number => Math.min(1, second / 0.01, (seconds - second) / 0.05)
      add(at, seconds, (s) => gain * swell(s) * (Math.sin(turns * s) + 0.5 * Math.sin(2 * turns * s)))
    }
  }
  for (let bar = 0; bar < bars; bar++) {
    const root = roots[bar % roots.length] ?? 57
    const third = root === 57 ? 3 : 4
    tones([root - 12], 0.16, bar * 4 * beat, (4 * beat) / sampleRate)
    tones([root, root + third, root + 7], 0.05, bar * 4 * beat, (4 * beat) / sampleRate)
    for (let eighth = 0; eighth < 8; eighth++) {
      const at = (bar * 4 + eighth / 2) * beat
      add(at, 0.04, (s) => 0.05 * hiss() * Math.exp(-s / 0.012))
      if (eighth % 4 === 0) add(at, 0.25, (s) => 0.5 * Math.sin(2 * Math.PI * 55 * s) * Math.exp(-s / 0.07))
      if (eighth % 4 === 2) add(at, 0.2, (s) => 0.25 * hiss() * Math.exp(-s / 0.05))
    }
  }
  return sound
}
