import { lerp } from './math.ts'
import type { Point } from './shapes.ts'

export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function at(points: Point[], index: number, closed: boolean): Point {
  const count = points.length
  const inside = closed ? ((index % count) + count) % count : Math.min(count - 1, Math.max(0, index))
  return points[inside] ?? [0, 0]
}

function segments(points: Point[], closed: boolean): string {
  const count = closed ? points.length : points.length - 1
  let d = ''
  for (let index = 0; index < count; index++) {
    const [before, start, end, after] = [-1, 0, 1, 2].map((step) => at(points, index + step, closed)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const handles = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      end[0],
      end[1],
    ]
    d += `C${handles.map(short).join(' ')}`
  }
  return d
}

// Catmull-Rom through every point, written as cubic Béziers.
export function smoothLine(points: Point[]): string {
  const [x, y] = at(points, 0, false)
  return `M${short(x)} ${short(y)}${segments(points, false)}`
}

export function smoothLoop(points: Point[]): string {
  const [x, y] = at(points, 0, true)
  return `M${short(x)} ${short(y)}${segments(points, true)}Z`
}

export function areaBelow(points: Point[], bottom: number): string {
  const [firstX] = at(points, 0, false)
  const [lastX] = at(points, points.length - 1, false)
  return `${smoothLine(points)}L${short(lastX)} ${short(bottom)}L${short(firstX)} ${short(bottom)}Z`
}

export function dot(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(radius * 2)]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

// Values spread evenly over a length, read between them.
export function valueAt(values: number[], position: number): number {
  const place = position * (values.length - 1)
  const index = Math.min(values.length - 1, Math.max(0, Math.floor(place)))
  const value = values[index] ?? 0
  return lerp(value, values[index + 1] ?? value, place - index)
}

// Points along the Catmull-Rom curve, for lines whose width or offset changes as they go.
export function walk(points: Point[], steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * (points.length - 1)
    const index = Math.min(points.length - 2, Math.floor(place))
    const t = place - index
    const blend = (axis: 0 | 1): number => {
      const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => at(points, index + offset, false)[axis]) as [
        number,
        number,
        number,
        number,
      ]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return [blend(0), blend(1)]
  })
}
