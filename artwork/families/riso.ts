import { distance, shade, toHex, withLightness, type Color } from '../color.ts'
import { dot } from '../curves.ts'
import { lerp } from '../math.ts'
import { warmestOf } from '../palette.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const SCREEN = 42
const NOTES = 8
const SLIP = 16

// Two or three inks out of register over a halftone graded by the song's energy; the hook is jagged, never rounded.
export function drawRiso(song: Song): Omit<Drawing, 'size'> {
  const { colors } = song
  const warm = warmestOf(colors)
  const dark = shade(colors.main, 0.27, 0.75)
  const other = [colors.accent, ...colors.chords].reduce((best, color) =>
    distance(color, warm) > distance(best, warm) ? color : best,
  )
  const second = withLightness(other, Math.max(0.6, other.lightness), 1)
  const shapes = song.random.chance(0.5) ? bolt(song, { warm, dark, second }) : peaks(song, { warm, dark, second })
  return { ...shapes, palette: [warm, dark, second, colors.paper].map(toHex) }
}

type Inks = { warm: Color; dark: Color; second: Color }

function bolt(song: Song, { warm, dark, second }: Inks): Omit<Drawing, 'size' | 'palette'> {
  const heights = song.hook(NOTES)
  const thickness = song.random.between(120, 170)
  const upper = heights.map((height, index): Point => [lerp(-30, 1030, index / (NOTES - 1)), lerp(700, 180, height)])
  const lower = [...upper].reverse().map(([x, y]): Point => [x + 34, y + thickness])
  const zigzag = [...upper, ...lower]
  const slipped = (by: number): Point[] => zigzag.map(([x, y]) => [x + by, y + by * 2.2])
  return {
    background: toHex(warm),
    shapes: [
      { kind: 'path', d: halftone(song, 1), fill: toHex(dark), role: 'texture' },
      { kind: 'polygon', points: slipped(SLIP * 2.4), fill: toHex(dark), role: 'melody' },
      { kind: 'polygon', points: slipped(SLIP), fill: toHex(second), role: 'melody' },
      { kind: 'polygon', points: zigzag, fill: toHex(song.colors.paper), role: 'melody' },
    ],
  }
}

function peaks(song: Song, { warm, dark, second }: Inks): Omit<Drawing, 'size' | 'palette'> {
  const { random } = song
  const rock = ridge(song)
  const sun = { x: random.between(300, 700), y: random.between(330, 400), radius: random.between(270, 310) }
  const shapes: Shape[] = [
    { kind: 'path', d: halftone(song, -1), fill: toHex(second), role: 'texture' },
    { kind: 'circle', ...sun, fill: toHex(warm), role: 'energy' },
    { kind: 'polygon', points: rock.map(([x, y]) => [x + SLIP, y - SLIP * 1.6]), fill: toHex(second), role: 'melody' },
    { kind: 'polygon', points: rock, fill: toHex(dark), role: 'melody' },
  ]
  return { background: toHex(song.colors.paper), shapes }
}

// Dots grow towards the bottom (1) or the top (-1), with the energy that the song has there.
function halftone(song: Song, direction: 1 | -1): string {
  let d = ''
  for (let row = 0; row * SCREEN * 0.5 < 1010; row++) {
    const y = row * SCREEN * 0.5
    const towards = direction > 0 ? y / 1000 : 1 - y / 1000
    const radius = SCREEN * 0.62 * (towards * 1.5 - 0.62) * lerp(0.7, 1.05, song.energyAt(towards))
    if (radius < 2) continue
    for (let x = (row % 2) * (SCREEN / 2); x < 1020; x += SCREEN) d += dot(x, y, Math.round(radius))
  }
  return d
}

function ridge(song: Song): Point[] {
  const heights = song.hook(NOTES)
  const width = 1060 / (NOTES - 1)
  const points = heights.flatMap((height, index): Point[] => {
    const x = index * width - 30
    const notch = Math.min(height, heights[index + 1] ?? height)
    return [
      [x, lerp(800, 400, height)],
      [x + width / 2 + song.random.between(-18, 18), lerp(900, 640, notch)],
    ]
  })
  return [[-30, 1030], ...points, [1060, 1030]]
}
