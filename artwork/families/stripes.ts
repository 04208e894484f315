import { distance, mix, toHex } from '../color.ts'
import { short } from '../curves.ts'
import { lerp } from '../math.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const LANES = 5
const LANE_WIDTH = 42
const CORNER = 125
const COLUMNS = [215, 500, 785]
const BOTTOM = 850
const TOP = 150

// A painted wall of the seventies: parallel lanes that step up and down with the hook.
export function drawStripes(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const dark = random.chance(0.5)
  const ground = dark ? mix(colors.night, colors.deep, 0.35) : colors.paper
  const lanes = laneColors(song, ground)
  const route = orthogonalRoute(song)
  const shapes: Shape[] = [
    {
      kind: 'circle',
      ...emptiest(route),
      radius: random.between(105, 135),
      fill: toHex(dark ? colors.pale : colors.accent),
      role: 'energy',
    },
  ]
  lanes.forEach((color, index) => {
    shapes.push({
      kind: 'path',
      d: laneAlong(route, (index - (LANES - 1) / 2) * LANE_WIDTH),
      stroke: { color, width: LANE_WIDTH + 1 },
      role: 'melody',
    })
  })
  return { background: toHex(ground), shapes, palette: [toHex(ground), ...lanes] }
}

function laneColors(song: Song, ground: Song['colors']['paper']): string[] {
  const { chords, pale, deep, accent } = song.colors
  const usable = [...chords, pale, deep, accent].filter((color) => distance(color, ground) > 0.16)
  const ordered = usable.slice(0, LANES).sort((one, other) => one.lightness - other.lightness)
  return Array.from({ length: LANES }, (_, index) => toHex(ordered[index % ordered.length] ?? chords[0]))
}

function orthogonalRoute(song: Song): Point[] {
  const levels = song.hook(COLUMNS.length + 1).map((height) => lerp(BOTTOM, TOP, height))
  const sway = song.contour(COLUMNS.length)
  let level = levels[0] ?? BOTTOM
  const route: Point[] = [[-200, level]]
  COLUMNS.forEach((column, index) => {
    const next = levels[index + 1] ?? level
    // A smaller step has no room for its two corners.
    if (Math.abs(next - level) < CORNER * 2) return
    const x = column + ((sway[index] ?? 0.5) - 0.5) * 34
    route.push([x, level], [x, next])
    level = next
  })
  return [...route, [1200, level]]
}

// Shifts an axis-aligned route sideways; each corner's radius grows or shrinks so the lanes stay concentric.
function laneAlong(route: Point[], shift: number): string {
  let d = ''
  route.forEach(([x, y], index) => {
    const before = route[index - 1]
    const after = route[index + 1]
    const into = before ? unit(before, [x, y]) : undefined
    const out = after ? unit([x, y], after) : undefined
    if (!into || !out) {
      const [, dy] = into ?? out ?? [1, 0]
      d += `${index === 0 ? 'M' : 'L'}${short(x - dy * shift)} ${short(y + shift)}`
      return
    }
    const corner: Point = [x + (-into[1] - out[1]) * shift, y + (into[0] + out[0]) * shift]
    const turn = into[0] * out[1] - into[1] * out[0]
    const radius = CORNER - shift * turn
    const start: Point = [corner[0] - into[0] * radius, corner[1] - into[1] * radius]
    const end: Point = [corner[0] + out[0] * radius, corner[1] + out[1] * radius]
    const arc = `A${short(radius)} ${short(radius)} 0 0 ${turn > 0 ? 1 : 0}`
    d += `L${short(start[0])} ${short(start[1])}${arc} ${short(end[0])} ${short(end[1])}`
  })
  return d
}

function emptiest(route: Point[]): { x: number; y: number } {
  const corners: Point[] = [
    [210, 210],
    [790, 210],
    [210, 790],
    [790, 790],
  ]
  const room = ([x, y]: Point): number =>
    Math.min(
      ...route.slice(1).map(([toX, toY], index) => {
        const [fromX, fromY] = route[index] ?? [toX, toY]
        const dx = Math.max(Math.min(fromX, toX) - x, 0, x - Math.max(fromX, toX))
        const dy = Math.max(Math.min(fromY, toY) - y, 0, y - Math.max(fromY, toY))
        return dx * dx + dy * dy
      }),
    )
  const [x, y] = corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best))
  return { x, y }
}

function unit(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}
