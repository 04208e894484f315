import { distance, toHex, withLightness, type Color } from '../color.ts'
import { short } from '../curves.ts'
import { cosine, lerp, sine, TAU } from '../math.ts'
import type { Drawing, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const FINGERS = 8
const SHADOW = 9

type Leaf = { x: number; y: number; size: number; turn: number; heights: number[] }

// Painted paper cut by hand: panels in the chords' colours, sea plants whose fingers are as long as the melody is high.
export function drawCutPaper(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const [tonic, second, other, fourth] = colors.chords
  const mirrored = random.chance(0.5)
  const [loud, quieter, third] = song.peaks.map((peak) => peak * 100)
  const split = mirrored ? 540 + (loud ?? 50) : 360 + (loud ?? 50)
  const [high, low] = [300 + (quieter ?? 50), 570 + (third ?? 50)]
  const [left, right] = mirrored ? [low, high] : [high, low]
  const panels = [
    { x: 0, y: 0, width: split + 1, height: left + 1, color: second },
    { x: 0, y: left, width: split + 1, height: 1000 - left, color: tonic },
    { x: split, y: 0, width: 1000 - split, height: right + 1, color: other },
    { x: split, y: right, width: 1000 - split, height: 1000 - right, color: fourth },
  ]
  const shapes: Shape[] = panels.map(({ color, ...place }) => ({
    kind: 'rect',
    ...place,
    fill: toHex(color),
    role: 'band',
  }))
  const side = mirrored ? -1 : 1
  const big = { x: 500 - side * 40, y: 940, size: 1.12, turn: side * 0.07, heights: song.hook(FINGERS) }
  const small = { x: 500 - side * 330, y: 60, size: 0.44, turn: 0.5 - side * 0.06, heights: song.contour(FINGERS) }
  const bigColor = random.chance(0.7) ? colors.paper : colors.night
  const smallGround = mirrored ? other : second
  const smallColor = [colors.night, colors.paper, colors.accent]
    .filter((color) => color !== bigColor)
    .reduce((best, color) => (distance(color, smallGround) > distance(best, smallGround) ? color : best))
  shapes.push(...pasted(small, smallColor, colors.main, 'band'), ...pasted(big, bigColor, colors.main, 'melody'))
  return { background: toHex(tonic), shapes, palette: colors.chords.map(toHex) }
}

function pasted(leaf: Leaf, color: Color, shade: Color, role: 'band' | 'melody'): Shape[] {
  const width = 78 * leaf.size
  const shadow = toHex(withLightness(shade, 0.16, 0.3))
  return [
    {
      kind: 'path',
      d: fingers(leaf, SHADOW),
      stroke: { color: shadow, width, cap: 'round' },
      opacity: 0.22,
      role: 'texture',
    },
    { kind: 'path', d: fingers(leaf, 0), stroke: { color: toHex(color), width, cap: 'round' }, role },
  ]
}

function fingers(leaf: Leaf, offset: number): string {
  const spin = leaf.turn * TAU
  const place = (along: number, across: number): string => {
    const x = (across * cosine(spin) - along * -sine(spin)) * leaf.size
    const y = (across * sine(spin) - along * cosine(spin)) * leaf.size
    return `${short(leaf.x + x + offset)} ${short(leaf.y + y + offset)}`
  }
  const stem = 690
  let d = `M${place(-120, 0)}Q${place(stem / 2, 46)} ${place(stem, 0)}`
  leaf.heights.forEach((height, index) => {
    const at = (index + 0.5) / FINGERS
    const side = index % 2 === 0 ? 1 : -1
    const root = 70 + at * (stem - 90)
    const bulge = 46 * 2 * at * (1 - at)
    const reach = lerp(205, 350, height) * lerp(1, 0.72, at)
    const rise = lerp(0.35, 1, at) * reach
    const out = side * reach * lerp(0.95, 0.62, at)
    d += `M${place(root, bulge)}Q${place(root + rise * 0.25, bulge + out * 0.75)} ${place(root + rise, bulge + out)}`
  })
  return d
}
