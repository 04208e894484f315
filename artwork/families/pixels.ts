import { mix, shade, toHex, withLightness, type Color } from '../color.ts'
import { box, valueAt } from '../curves.ts'
import type { Drawing, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const CELLS = 25
const CELL = 1000 / CELLS
const WATERLINE = 18

// A small screen at dusk: banded sky, a square sun, two ranges along the melody and their light on the water.
export function drawPixels(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const [first, second] = colors.chords
  const zenith = shade(first, 0.38, 0.75)
  const glow = withLightness(second, 0.83, 0.85)
  const ramp = Array.from({ length: 5 }, (_, step) => toHex(mix(zenith, glow, step / 4)))
  const far = toHex(shade(first, 0.46, 0.85))
  const near = toHex(shade(first, 0.26, 0.55))
  const sunColor = toHex(colors.paper)
  const sun = { x: random.whole(7, 17), y: random.whole(5, 10), radius: random.between(2.8, 5) }
  const farRange = song.contour(CELLS)
  const nearRange = song.hook(9)
  const city = random.chance(0.5)
  const window = toHex(withLightness(second, 0.86, 0.9))
  const pictureAt = (x: number, y: number): string => {
    const roof = city
      ? WATERLINE - 2 - Math.round((nearRange[Math.floor(x / 3)] ?? 0) * 8)
      : WATERLINE + 1 - Math.round(valueAt(nearRange, x / CELLS) * 5)
    if (y >= roof) return city && isLit(x, y - roof) ? window : near
    if (y >= WATERLINE - 3 - Math.round((farRange[x] ?? 0) * 5)) return far
    const [dx, dy] = [x - sun.x, y - sun.y]
    if (dx * dx + dy * dy < sun.radius * sun.radius) return sunColor
    return ramp[skyStep(x, y)] ?? toHex(glow)
  }
  const water = (x: number, y: number): string => {
    const glint =
      Math.abs(x - sun.x) < 5.5 - (y - WATERLINE) * 0.4 && (x * 3 + y * 5) % 4 < 1 + 2 * song.energyAt(x / CELLS)
    return glint && y > WATERLINE ? sunColor : toHex(mixWater(zenith, first, y))
  }
  const shapes = runs((x, y) => (y < WATERLINE ? pictureAt(x, y) : water(x, y)))
  return { background: ramp[0] ?? near, shapes, palette: [far, toHex(glow), near, toHex(zenith)] }
}

function isLit(x: number, floor: number): boolean {
  return x % 3 === 1 && floor % 2 === 1 && (x * 7 + floor * 3) % 5 !== 0
}

function mixWater(zenith: Color, first: Color, y: number): Color {
  return mix(withLightness(first, 0.5, 0.8), zenith, Math.floor((y - WATERLINE) / 2) / 3)
}

// Ordered dither between two neighbouring bands: every second cell on the row where they meet.
function skyStep(x: number, y: number): number {
  const place = (y / (WATERLINE - 3)) * 4.6
  const step = Math.floor(place)
  return Math.min(4, place - step > 0.72 && (x + y) % 2 === 0 ? step + 1 : step)
}

function runs(colorAt: (x: number, y: number) => string): Shape[] {
  const paths = new Map<string, string>()
  for (let y = 0; y < CELLS; y++) {
    let start = 0
    for (let x = 1; x <= CELLS; x++) {
      const color = colorAt(start, y)
      if (x < CELLS && colorAt(x, y) === color) continue
      paths.set(color, (paths.get(color) ?? '') + box(start * CELL, y * CELL, (x - start) * CELL, CELL + 0.5))
      start = x
    }
  }
  return [...paths].map(([color, d]) => ({ kind: 'path', d, fill: color, role: 'band' }))
}
