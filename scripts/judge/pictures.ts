import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barFeatures, type Bar } from './barFeatures.ts'
import { encodePng } from './encodePng.ts'
import { CORRIDOR_DB, OCTAVES_HERTZ } from './judgeBalance.ts'
import type { SongVerdict } from './judgeSong.ts'
import { middleOf, openStudio, renderWhole, SAMPLE_RATE } from './renderWhole.ts'
import { composeOrder, type SongOrder } from './songOrder.ts'
import { cosine, decibels } from './statistics.ts'
import { powerFrames } from './transform.ts'

const WIDTH = 720
const HEIGHT = 200
const SHADES = 48
const FIRE = Array.from({ length: SHADES }, (_, i): [number, number, number] => {
  const x = i / (SHADES - 1)
  const part = (from: number, to: number): number =>
    Math.round(255 * Math.min(1, Math.max(0, (x - from) / (to - from))))
  return [
    part(0.15, 0.6),
    part(0.45, 0.95),
    Math.round(40 + 90 * Math.sin(Math.PI * Math.min(1, x * 1.6)) + part(0.85, 1) * 0.4),
  ]
})

/** Draws the octaves of every song in the corridor, and one song as a spectrogram and as likeness of its bars. */
export async function drawPictures(verdicts: readonly SongVerdict[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'octaves.svg'), octavesSvg(verdicts))
  const longest = verdicts.find(({ order }) => order.lengthSeconds === undefined) ?? verdicts[0]
  if (!longest) return ['octaves.svg']
  const song = await hear(longest.order)
  writeFileSync(join(folder, 'spectrogram.png'), spectrogramPng(song.middle))
  writeFileSync(join(folder, 'likeness.png'), likenessPng(song.bars))
  return ['octaves.svg', 'spectrogram.png', 'likeness.png']
}

async function hear(order: SongOrder): Promise<{ middle: Float32Array; bars: Bar[] }> {
  const score = composeOrder(order)
  const middle = middleOf(renderWhole(score, await openStudio()))
  return { middle, bars: barFeatures(middle, score) }
}

function spectrogramPng(middle: Float32Array): Buffer {
  const size = 4096
  const frames = powerFrames(middle, size, Math.floor((middle.length - size) / (WIDTH - 1)))
  const pixels = new Uint8Array(WIDTH * HEIGHT)
  for (let x = 0; x < WIDTH; x++) {
    for (let y = 0; y < HEIGHT; y++) {
      const hertz = 40 * 400 ** (1 - y / (HEIGHT - 1))
      const level = decibels(frames[Math.min(x, frames.length - 1)][Math.round((hertz * size) / SAMPLE_RATE)])
      pixels[y * WIDTH + x] = Math.max(0, Math.min(SHADES - 1, Math.round(((level + 25) / 75) * SHADES)))
    }
  }
  return encodePng(WIDTH, HEIGHT, pixels, FIRE)
}

function likenessPng(bars: readonly Bar[]): Buffer {
  const scale = Math.max(1, Math.floor(360 / bars.length))
  const side = bars.length * scale
  const pixels = new Uint8Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const alike = cosine(bars[Math.floor(y / scale)].features, bars[Math.floor(x / scale)].features)
      pixels[y * side + x] = Math.max(0, Math.min(SHADES - 1, Math.round(((alike + 0.4) / 1.4) * (SHADES - 1))))
    }
  }
  return encodePng(side, side, pixels, FIRE)
}

function octavesSvg(verdicts: readonly SongVerdict[]): string {
  const x = (i: number): number => 60 + i * 85
  const y = (level: number): number => Math.round(10 * (120 - level * 7)) / 10
  const path = (levels: readonly number[]): string => levels.map((level, i) => `${x(i)},${y(level)}`).join(' ')
  const corridor = [
    ...CORRIDOR_DB.map(([, high], i) => [i, high]),
    ...CORRIDOR_DB.map(([low], i) => [i, low]).reverse(),
  ]
  const labels = OCTAVES_HERTZ.map((hertz, i) => `<text x="${x(i)}" y="345">${hertz} Hz</text>`)
  const levels = [10, 0, -10, -20].map((level) => `<text x="25" y="${y(level) + 4}">${level} dB</text>`)
  const lines = verdicts.map(({ balance }) => `<polyline points="${path(balance.octavesDb)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" font-family="sans-serif" font-size="12" text-anchor="middle">
<title>Octave levels of every song, and the corridor of commercial recordings</title>
<rect width="720" height="360" fill="#fff"/>
<polygon fill="#dce9f7" points="${corridor.map(([i, level]) => `${x(i)},${y(level)}`).join(' ')}"/>
<g fill="none" stroke="#24508c" stroke-opacity="0.35">${lines.join('\n')}</g>
${[...labels, ...levels].join('\n')}
</svg>
`
}
