// One line by every singer as a spectrogram for docs/voice.md: `node scripts/judge/drawVoices.ts`.
// Up to 16 kHz, five seconds, sixteen shades of grey over 70 dB.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { composeSong, createSinger } from '../../engine/index.ts'
import { createSpeaker, SPEECH_RATE } from '../../engine/voice/speech/createSpeaker.ts'
import { createRealFft } from '../../engine/audio/realFft.ts'
import { SPEAKER_SINGERS } from '../../engine/voice/singing/singers.ts'
import { TRAINED_SINGERS } from '../../engine/voice/trained/trainedSingers.ts'
import { readVoices } from '../../providers/music/readVoices.ts'
import { root } from '../checks.ts'

const LINE = 'I have been waiting for the rain to fall'
const RATE = 48_000
const WIDTH = 400
const HEIGHT = 128
const SECONDS = 5.2
const TOP_HERTZ = 16_000
const RANGE_DB = 70
const FFT = 1024

function spectrogram(samples: Float32Array, rate: number): number[][] {
  const fft = createRealFft(FFT)
  const [real, imaginary] = [new Float64Array(FFT / 2 + 1), new Float64Array(FFT / 2 + 1)]
  const columns = Array.from({ length: WIDTH }, (_, x) => {
    const start = Math.round((x / WIDTH) * SECONDS * rate) - FFT / 2
    const windowed = Float64Array.from(
      { length: FFT },
      (_sample, i) => (samples[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT)),
    )
    fft.forward(windowed, real, imaginary)
    return Array.from({ length: HEIGHT }, (_pixel, y) => {
      const bin = (((HEIGHT - 1 - y) / HEIGHT) * TOP_HERTZ * FFT) / rate
      const power = bin > FFT / 2 ? 0 : (real[Math.round(bin)] ?? 0) ** 2 + (imaginary[Math.round(bin)] ?? 0) ** 2
      return 10 * Math.log10(power + 1e-12)
    })
  })
  const loudest = Math.max(...columns.map((column) => Math.max(...column)))
  return columns.map((column) =>
    column.map((level) => Math.round(15 * Math.min(1, Math.max(0, (loudest - level) / RANGE_DB)))),
  )
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function pngOf(columns: number[][]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // Four bits of grey.
  head[8] = 4
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH / 2 }, (_pair, x) => columns[2 * x][y] * 16 + columns[2 * x + 1][y]),
  ])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const folder = join(root, 'docs/voice')
mkdirSync(folder, { recursive: true })
const voices = await readVoices()
const draw = (name: string, samples: Float32Array, rate: number) =>
  writeFileSync(join(folder, `${name}.png`), pngOf(spectrogram(samples, rate)))

for (const { name } of [...TRAINED_SINGERS, ...SPEAKER_SINGERS]) {
  const score = composeSong({
    seed: 1000,
    title: 'Drawn',
    style: 'pop',
    lyrics: `[Verse]\n${LINE}`,
    instrumental: false,
    singer: name,
  })
  draw(name, createSinger({ ...voices, score, sampleRate: RATE }).renderLine(0).samples, RATE)
}
const [speech] = createSpeaker(voices.speaker).speakLines([LINE], { name: 'rms', hertz: 100, durationStretch: 1.1 })
if (speech) draw('speech', speech.samples, SPEECH_RATE)
