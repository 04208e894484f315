import { shade, toHex, withLightness } from '../color.ts'
import { areaBelow, short } from '../curves.ts'
import { cosine, lerp, sine, TAU } from '../math.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const REACH = 1500

// Rays in the chords' colours behind a low sun, and hills along the melody in front.
export function drawSunburst(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const [first, second, third] = colors.chords
  const rays = 2 * Math.round(lerp(8, 14, song.haste))
  const centre = { x: random.between(340, 660), y: random.between(560, 640) }
  const rayColors = [first, second.lightness > 0.5 ? second : third].map(toHex)
  const sun = toHex(withLightness(colors.paper, 0.93))
  const turn = random.between(0, TAU / rays)
  const shapes: Shape[] = [{ kind: 'path', d: burst(centre, turn, rays), fill: rayColors[1] ?? sun, role: 'texture' }]
  const radius = random.between(175, 230)
  shapes.push(
    { kind: 'circle', ...centre, radius: radius * 1.22, fill: toHex(third), role: 'energy' },
    { kind: 'circle', ...centre, radius, fill: sun, role: 'energy' },
  )
  const hills = [
    { heights: song.contour(7), top: 640, depth: 150, color: withLightness(colors.accent, 0.5, 0.9) },
    { heights: song.hook(6), top: 760, depth: 150, color: shade(colors.main, 0.27, 0.6) },
  ]
  for (const { heights, top, depth, color } of hills) {
    const points = heights.map((height, index): Point => [
      lerp(-20, 1020, index / (heights.length - 1)),
      lerp(top + depth, top, height),
    ])
    shapes.push({ kind: 'path', d: areaBelow(points, 1010), fill: toHex(color), role: 'melody' })
  }
  return { background: toHex(first), shapes, palette: [...rayColors, toHex(third), sun] }
}

function burst(centre: { x: number; y: number }, turn: number, rays: number): string {
  const edge = (angle: number): string =>
    `${short(centre.x + REACH * cosine(angle))} ${short(centre.y + REACH * sine(angle))}`
  return Array.from({ length: rays / 2 }, (_, ray) => {
    const angle = turn + (ray / (rays / 2)) * TAU
    return `M${short(centre.x)} ${short(centre.y)}L${edge(angle)}L${edge(angle + TAU / rays)}Z`
  }).join('')
}
