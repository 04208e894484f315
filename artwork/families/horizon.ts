import { mix, oklch, shade, toHex, withLightness } from '../color.ts'
import { areaBelow, box } from '../curves.ts'
import { lerp } from '../math.ts'
import { warmestOf } from '../palette.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const SLATS = 6
const HORIZON = 690
const EMBER = oklch(0.64, 0.17, 30)

// Dusk by the road: a slatted sun sinks behind the melody's mountains, and its light lies on the water in bars of energy.
export function drawHorizon(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const [first, , third] = colors.chords
  const dusk = mix(shade(first, 0.34, 0.8), oklch(0.34, 0.09, 340), 0.25)
  const top = toHex(dusk)
  const haze = toHex(mix(withLightness(warmestOf(colors), 0.62, 0.95), EMBER, 0.4))
  const low = toHex(mix(withLightness(third, 0.82, 0.7), oklch(0.84, 0.09, 58), 0.85))
  const sunTop = toHex(oklch(0.92, 0.075, 84))
  const sunLow = toHex(mix(withLightness(colors.main, 0.66), EMBER, 0.6))
  const sun = { x: random.between(400, 600), y: random.between(430, 480), radius: random.between(255, 300) }
  const sunFill = {
    kind: 'linear' as const,
    from: [sun.x, sun.y - sun.radius] as Point,
    to: [sun.x, sun.y + sun.radius] as Point,
    stops: [
      { at: 0, color: sunTop },
      { at: 1, color: sunLow },
    ],
  }
  const sea = toHex(withLightness(dusk, 0.22, 0.7))
  const shapes: Shape[] = [
    { kind: 'path', d: slattedSun(sun), fill: sunFill, role: 'energy' },
    { kind: 'path', d: range(song.hook(9), HORIZON, 190), fill: toHex(withLightness(dusk, 0.3, 0.9)), role: 'melody' },
    { kind: 'rect', x: 0, y: HORIZON, width: 1000, height: 310, fill: sea, role: 'band' },
    { kind: 'path', d: lightOnWater(song, sun.x), fill: low, role: 'texture' },
  ]
  const background = {
    kind: 'linear' as const,
    from: [0, 0] as Point,
    to: [0, HORIZON] as Point,
    stops: [
      { at: 0, color: top },
      { at: 0.55, color: haze },
      { at: 1, color: low },
    ],
  }
  return { background, shapes, palette: [haze, low, top, sea] }
}

function slattedSun({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const cuts = Array.from({ length: SLATS }, (_, slat) => lerp(0.02, 0.9, slat / SLATS))
  const chord = (at: number): number => radius * Math.sqrt(1 - at * at)
  const cap = chord(0.02)
  let d = `M${x - cap} ${y + radius * 0.02}A${radius} ${radius} 0 1 1 ${x + cap} ${y + radius * 0.02}Z`
  cuts.forEach((cut, index) => {
    const start = cut + 0.035 + index * 0.011
    const end = cut + 0.88 / SLATS
    const [upper, lower] = [chord(start), chord(end)]
    d += `M${x - upper} ${y + radius * start}H${x + upper}A${radius} ${radius} 0 0 1 ${x + lower} ${y + radius * end}`
    d += `H${x - lower}A${radius} ${radius} 0 0 1 ${x - upper} ${y + radius * start}Z`
  })
  return d.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}

function range(heights: number[], bottom: number, depth: number): string {
  const points = heights.map((height, index): Point => [
    lerp(-20, 1020, index / (heights.length - 1)),
    bottom - 24 - depth * height,
  ])
  return areaBelow(points, bottom + 2)
}

function lightOnWater(song: Song, sunX: number): string {
  return Array.from({ length: 7 }, (_, row) => {
    const half = lerp(230, 60, row / 6) * lerp(0.6, 1.1, song.energyAt(row / 6))
    const shift = (song.hook(7)[row] ?? 0.5) * 90 - 45
    return box(sunX + shift - half, HORIZON + 26 + row * 38, half * 2, lerp(7, 15, row / 6))
  }).join('')
}
