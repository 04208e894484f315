import { SAMPLE_RATE } from '@arioso/contract/sampleRate'

// A few seconds of something with a beat and chords, as an engine would send it: 16-bit stereo at 48 kHz. For tests.
const HEAD_BYTES = 44
const BEAT_SECONDS = 0.5
const CHORDS = [
  [220, 277.18, 329.63],
  [146.83, 185, 220],
  [164.81, 207.65, 246.94],
  [220, 277.18, 329.63],
]

export function testSound(seconds: number, transpose = 1): Buffer {
  const frames = Math.round(seconds * SAMPLE_RATE)
  const bytes = Buffer.alloc(HEAD_BYTES + frames * 4)
  writeHead(bytes, frames * 4)
  for (let i = 0; i < frames; i++) {
    const at = i / SAMPLE_RATE
    const chord = CHORDS[Math.floor(at / (4 * BEAT_SECONDS)) % CHORDS.length] ?? []
    const sinceBeat = at % BEAT_SECONDS
    const tones = chord.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * transpose * at), 0)
    const kick = Math.sin(2 * Math.PI * 60 * sinceBeat) * Math.exp(-sinceBeat / 0.06)
    const sample = Math.round(32_767 * (0.12 * tones + 0.4 * kick))
    bytes.writeInt16LE(sample, HEAD_BYTES + i * 4)
    bytes.writeInt16LE(sample, HEAD_BYTES + i * 4 + 2)
  }
  return bytes
}

function writeHead(bytes: Buffer, dataBytes: number): void {
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + dataBytes, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(SAMPLE_RATE * 4, 28)
  bytes.writeUInt16LE(4, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(dataBytes, 40)
}

export function secondsOf(wav: Blob): number {
  return (wav.size - HEAD_BYTES) / (SAMPLE_RATE * 4)
}
