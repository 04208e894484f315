import { distance, toHex } from '../color.ts'
import { box, valueAt } from '../curves.ts'
import type { Drawing, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const THREADS = 40
const THREAD = 1000 / THREADS
const RING = 3

// A rug on the loom: every row's motif is as wide as the melody is high there, mirrored left and right.
export function drawWoven(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const ground = random.chance(0.5) ? colors.paper : colors.night
  const yarns = [...colors.chords, colors.accent, ground === colors.paper ? colors.night : colors.paper]
    .filter((color) => distance(color, ground) > 0.2)
    .slice(0, 4)
  const order = [ground, yarns[0], yarns[1], ground, yarns[2], yarns[3] ?? yarns[0]].map((color) =>
    toHex(color ?? ground),
  )
  const heights = song.hook(9)
  const paths = new Map<string, string>()
  for (let row = 0; row < THREADS; row++) {
    const mirroredRow = Math.min(row, THREADS - 1 - row) / (THREADS / 2 - 1)
    const half = Math.round(valueAt(heights, mirroredRow) * 9 + mirroredRow * 8)
    const ringAt = (column: number): number => Math.floor((THREADS / 2 - 1 - column - half + 60) / RING)
    for (let start = 0, column = 1; column <= THREADS / 2; column++) {
      if (column < THREADS / 2 && ringAt(column) === ringAt(start)) continue
      const color = order[ringAt(start) % order.length] ?? toHex(ground)
      const [x, y, width] = [start * THREAD, row * THREAD, (column - start) * THREAD]
      const pair = box(x, y, width + 0.5, THREAD + 0.5) + box(1000 - x - width, y, width + 0.5, THREAD + 0.5)
      paths.set(color, (paths.get(color) ?? '') + pair)
      start = column
    }
  }
  const shapes: Shape[] = [...paths].map(([fill, d]) => ({ kind: 'path', d, fill, role: 'melody' }))
  const shade = Array.from({ length: THREADS }, (_, row) => box(0, row * THREAD + THREAD * 0.78, 1000, THREAD * 0.22))
  shapes.push({ kind: 'path', d: shade.join(''), fill: toHex(colors.night), opacity: 0.14, role: 'texture' })
  return { background: toHex(ground), shapes, palette: yarns.map(toHex) }
}
