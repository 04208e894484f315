import { mix, shade, toHex, withLightness } from '../color.ts'
import { areaBelow, valueAt } from '../curves.ts'
import { lerp, sine, TAU } from '../math.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const BANDS = 13
const STEPS = 16

// The promenade by the sea: dark and light paving in waves that widen towards us, swelling with the hook.
export function drawWaves(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const [first, second, third] = colors.chords
  const light = toHex(colors.paper)
  const dark = toHex(shade(first, Math.min(0.38, first.lightness), 0.8))
  const sea = [second, third].map((color) => toHex(withLightness(color, Math.max(0.6, color.lightness), 1)))
  const swell = song.hook(9)
  const waveLengths = random.between(1.1, 1.6)
  const phase = random.between(0, TAU)
  const lean = random.between(0.7, 1.2) * (random.chance(0.5) ? 1 : -1)
  const loud = song.peaks.slice(0, 2).map((peak) => 1 + Math.round(peak * 7))
  const shapes: Shape[] = []
  for (let band = 0; band < BANDS; band++) {
    const near = band / (BANDS - 1)
    const y = lerp(60, 1010, near * (0.5 + 0.5 * near))
    const height = lerp(20, 88, near)
    const points: Point[] = Array.from({ length: STEPS + 3 }, (_, step) => {
      const at = (step - 1) / STEPS
      const lift = (valueAt(swell, Math.min(1, Math.max(0, at))) - 0.5) * height * 1.5
      return [at * 1000, y - lift - height * sine(at * waveLengths * TAU + phase + near * lean * 2)]
    })
    const painted = sea[loud.indexOf(band)]
    const fill = painted ?? (band % 2 === 0 ? light : dark)
    shapes.push({ kind: 'path', d: areaBelow(points, 1180), fill, role: painted ? 'energy' : 'band' })
  }
  const sky = toHex(mix(withLightness(second, Math.max(0.66, second.lightness), 0.95), colors.paper, 0.1))
  return { background: sky, shapes, palette: [sky, dark, ...sea, light] }
}
