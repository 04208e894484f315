import { toHex, withLightness } from '../color.ts'
import { short, smoothLine, valueAt, walk } from '../curves.ts'
import { lerp } from '../math.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const STEPS = 56
const DRY_FROM = 30
const BRISTLES = 17

// One brush stroke on paper: the hook as its path, energy as pressure, a single painted sun beside it.
export function drawInk(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const onColor = random.chance(0.4)
  const ground = onColor ? withLightness(colors.main, Math.max(0.6, colors.main.lightness), 0.95) : colors.paper
  const ink = toHex(withLightness(colors.night, 0.2))
  const sun = onColor ? colors.paper : withLightness(colors.main, Math.max(0.58, colors.main.lightness), 1.1)
  const heights = song.hook(6)
  const path = heights.map((height, index): Point => [lerp(60, 940, index / 5), lerp(760, 300, height)])
  const spine = walk(path, STEPS)
  const sunOnLeft = valueAt(heights, 0.2) < valueAt(heights, 0.8)
  const shapes: Shape[] = [
    {
      kind: 'circle',
      x: sunOnLeft ? random.between(250, 330) : random.between(670, 750),
      y: random.between(240, 310),
      radius: random.between(125, 170),
      fill: toHex(sun),
      role: 'energy',
    },
    { kind: 'path', d: wash(song), fill: toHex(colors.chords[1]), opacity: onColor ? 0.5 : 0.3, role: 'band' },
    { kind: 'path', d: stroke(spine, song), fill: ink, role: 'melody' },
    ...bristles(spine, song, ink),
  ]
  return { background: toHex(ground), shapes, palette: [toHex(onColor ? ground : sun), ink, toHex(colors.paper)] }
}

function pressure(song: Song, at: number): number {
  const landing = at < 0.06 ? lerp(0.35, 1, Math.sqrt(at / 0.06)) : 1
  const lifting = 1 - 0.8 * at * at
  return lerp(34, 84, song.energyAt(at)) * landing * lifting
}

function normals(spine: Point[]): Point[] {
  return spine.map((_, index) => {
    const before = spine[Math.max(0, index - 1)] ?? [0, 0]
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? [1, 0]
    const [x, y] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.sqrt(x * x + y * y) || 1
    return [-y / length, x / length]
  })
}

function stroke(spine: Point[], song: Song): string {
  const side = (direction: number): string[] =>
    normals(spine).map(([nx, ny], index) => {
      const width = pressure(song, index / STEPS) * direction * song.random.between(0.94, 1.04)
      const [x, y] = spine[index] ?? [0, 0]
      return `${short(x + nx * width)} ${short(y + ny * width)}`
    })
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`
}

// The brush runs dry: its hairs keep their spread while the wet stroke narrows, and break off one by one.
function bristles(spine: Point[], song: Song, ink: string): Shape[] {
  const around = normals(spine)
  return Array.from({ length: BRISTLES }, (_, hair) => {
    const across = lerp(-1, 1, hair / (BRISTLES - 1)) + song.random.between(-0.05, 0.05)
    const first = song.random.whole(DRY_FROM, DRY_FROM + 8)
    const last = STEPS - song.random.whole(0, 9)
    const points = spine.slice(first, last).map(([x, y], index): Point => {
      const [nx, ny] = around[first + index] ?? [0, 0]
      const spread = pressure(song, lerp(first + index, DRY_FROM, 0.55) / STEPS) * across
      return [x + nx * spread, y + ny * spread]
    })
    const every = points.filter((_, index) => index % 3 === 0)
    const width = song.random.between(3, 7)
    return { kind: 'path', d: smoothLine(every), stroke: { color: ink, width, cap: 'round' }, role: 'melody' }
  })
}

function wash(song: Song): string {
  const heights = song.contour(6)
  const top = heights.map((height, index): Point => [index * 204 - 10, lerp(860, 740, height)])
  return `${smoothLine(top)}L1010 1010L-10 1010Z`
}
