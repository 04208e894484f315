import { distance, shade, toHex, withLightness, type Color } from '../color.ts'
import { short, smoothLine } from '../curves.ts'
import { lerp, sine, TAU } from '../math.ts'
import { warmestOf } from '../palette.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const KNOTS = 8

// Straight stripes bent by the hook as it runs downwards; they crowd where the song is loud.
export function drawOpArt(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const stripes = Math.round(lerp(12, 17, song.haste))
  const light = random.chance(0.5)
  const ground = light ? colors.paper : shade(colors.main, 0.26, 0.7)
  const stripe = light
    ? shade(colors.main, 0.3, 0.8)
    : withLightness(colors.main, Math.max(0.7, colors.main.lightness), 1)
  const warm = toHex(markColor(song, stripe))
  const marked = Math.round(lerp(0.3, 0.65, song.peaks[0] ?? 0.5) * stripes)
  const heights = song.hook(KNOTS)
  const edge = (place: number): Point[] =>
    heights.map((height, knot) => {
      const down = knot / (KNOTS - 1)
      const bend = (height - 0.5) * 250 * sine((place * TAU) / 2)
      const crowd = (song.energyAt(down) - 0.5) * 70 * sine(place * TAU)
      return [place * 1000 + bend - crowd, lerp(-10, 1010, down)]
    })
  const shapes = Array.from({ length: stripes }, (_, index): Shape => {
    const accent = index === marked
    return {
      kind: 'path',
      d: ribbon(edge((index + 0.22) / stripes), edge((index + 0.78) / stripes)),
      fill: accent ? warm : toHex(stripe),
      role: accent ? 'melody' : 'texture',
    }
  })
  return { background: toHex(ground), shapes, palette: [toHex(stripe), warm, toHex(ground)] }
}

function markColor({ colors }: Song, stripe: Color): Color {
  const warm = warmestOf(colors)
  return distance(warm, stripe) > 0.12 ? warm : colors.accent
}

function ribbon(left: Point[], right: Point[]): string {
  const back = [...right].reverse()
  const [x, y] = back[0] ?? [0, 0]
  return `${smoothLine(left)}L${short(x)} ${short(y)}${smoothLine(back).replace(/^M[^C]*/, '')}Z`
}
