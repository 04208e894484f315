import { distance, toHex, withLightness } from '../color.ts'
import { lerp } from '../math.ts'
import type { Drawing, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const BARS = 9
const MARGIN = 90
const GAP = 16

// A record sleeve of the late fifties: one tinted field, tall cut bars at the hook's heights, a single disc.
export function drawBars(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const dark = random.chance(0.45)
  const field = dark ? colors.night : withLightness(colors.main, Math.max(0.58, colors.main.lightness), 1)
  const bar = dark ? withLightness(colors.main, Math.max(0.6, colors.main.lightness), 1) : colors.night
  const hanging = random.chance(0.5)
  const heights = song.hook(BARS)
  const marked = heights.indexOf(Math.max(...heights))
  const width = (1000 - MARGIN * 2 - GAP * (BARS - 1)) / BARS
  const shapes = heights.map((height, index): Shape => {
    const length = lerp(170, 720, height)
    const x = MARGIN + index * (width + GAP)
    const color = index === marked ? colors.paper : bar
    return {
      kind: 'rect',
      x,
      y: hanging ? -10 : 1010 - length,
      width,
      height: length,
      fill: toHex(color),
      role: index === marked ? 'melody' : 'band',
    }
  })
  const disc = [colors.accent, ...colors.chords].reduce((best, color) =>
    distance(color, field) > distance(best, field) ? color : best,
  )
  const onLeft = marked > BARS / 2
  shapes.push({
    kind: 'circle',
    x: onLeft ? 250 : 750,
    y: hanging ? 800 : 200,
    radius: lerp(70, 120, song.energyAt(0.6)),
    fill: toHex(disc),
    role: 'energy',
  })
  return { background: toHex(field), shapes, palette: [field, bar, disc, colors.paper].map(toHex) }
}
