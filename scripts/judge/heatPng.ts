import type { Bar } from './barFeatures.ts'
import { encodePng } from './encodePng.ts'
import { SAMPLE_RATE } from './renderWhole.ts'
import { cosine, decibels } from './statistics.ts'
import { powerFrames } from './transform.ts'

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

/** Time to the right, 40 Hz to 16 kHz upwards, an octave as high as any other. */
export function spectrogramPng(middle: Float32Array, width: number, height: number): Buffer {
  const size = 4096
  const frames = powerFrames(middle, size, Math.floor((middle.length - size) / (width - 1)))
  const pixels = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const hertz = 40 * 400 ** (1 - y / (height - 1))
      const level = decibels(frames[Math.min(x, frames.length - 1)][Math.round((hertz * size) / SAMPLE_RATE)])
      pixels[y * width + x] = Math.max(0, Math.min(SHADES - 1, Math.round(((level + 25) / 75) * SHADES)))
    }
  }
  return encodePng(width, height, pixels, FIRE)
}

/** Every bar against every other, from the top left: bright is alike. */
export function likenessPng(bars: readonly Bar[]): Buffer {
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
