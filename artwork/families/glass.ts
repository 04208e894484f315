import { toHex, withLightness } from '../color.ts'
import { smoothLine } from '../curves.ts'
import { lerp } from '../math.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const PANES = 5

// Discs of tinted glass laid over each other on a lamp-lit table, one a hook note, coloured by the chords.
export function drawGlass(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const heights = song.hook(PANES)
  const tints = [...colors.chords, colors.accent]
  const centres = heights.map((height, index): Point => [lerp(170, 830, index / (PANES - 1)), lerp(730, 270, height)])
  const largest = random.whole(0, PANES - 1)
  const shapes: Shape[] = centres.map(([x, y], index) => {
    const radius = index === largest ? random.between(310, 360) : random.between(165, 245)
    const tint = tints[index % tints.length] ?? colors.main
    const body = toHex(withLightness(tint, Math.max(tint.lightness, 0.6), 1.08))
    return {
      kind: 'circle',
      x,
      y,
      radius,
      blend: 'multiply',
      role: 'band',
      fill: {
        kind: 'linear',
        from: [x - radius * 0.5, y - radius],
        to: [x + radius * 0.5, y + radius],
        stops: [
          { at: 0, color: body },
          { at: 1, color: body, opacity: 0.55 },
        ],
      },
    }
  })
  shapes.push({
    kind: 'path',
    d: smoothLine([[-20, centres[0]?.[1] ?? 500], ...centres, [1020, centres.at(-1)?.[1] ?? 500]]),
    stroke: { color: toHex(colors.night), width: 15, cap: 'round' },
    role: 'melody',
  })
  return { background: toHex(colors.paper), shapes, palette: tints.map(toHex) }
}
