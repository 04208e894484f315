import { distance, toHex } from '../color.ts'
import { dot, short } from '../curves.ts'
import type { Drawing, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const SIDE = 4
const TILE = 1000 / SIDE

// Sixteen tiles read like a bar of music: each quarter circle turns with the melody's step up or down.
export function drawTiles(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const inks = [...colors.chords.slice(0, 3), colors.night, colors.paper]
  const heights = song.hook(SIDE * SIDE)
  const shapes: Shape[] = []
  heights.forEach((height, index) => {
    const [x, y] = [(index % SIDE) * TILE, Math.floor(index / SIDE) * TILE]
    const ground = inks[Math.floor(height * 2.99) + (index % 3 === 0 ? 2 : 0)] ?? colors.paper
    const ink = inks.filter((color) => distance(color, ground) > 0.18)[random.whole(0, 2)] ?? colors.paper
    const step = height - (heights[index - 1] ?? height)
    shapes.push({ kind: 'rect', x, y, width: TILE + 0.5, height: TILE + 0.5, fill: toHex(ground), role: 'band' })
    shapes.push({ kind: 'path', d: figure(x, y, step, random.whole(0, 3)), fill: toHex(ink), role: 'melody' })
  })
  return { background: toHex(colors.paper), shapes, palette: inks.map(toHex) }
}

function figure(x: number, y: number, step: number, luck: number): string {
  const [right, bottom] = [x + TILE, y + TILE]
  if (Math.abs(step) < 0.04 && luck > 1) return dot(x + TILE / 2, y + TILE / 2, TILE * 0.3)
  const arc = `A${TILE} ${TILE} 0 0 1`
  if (step > 0.2) return `M${x} ${bottom}${arc} ${right} ${y}V${bottom}Z`
  if (step < -0.2) return `M${x} ${y}${arc} ${right} ${bottom}H${x}Z`
  const half = short(TILE / 2)
  if (luck === 0)
    return `M${x} ${y}A${half} ${half} 0 0 1 ${x} ${bottom}ZM${right} ${y}A${half} ${half} 0 0 0 ${right} ${bottom}Z`
  return step > 0 ? `M${right} ${bottom}${arc} ${x} ${y}H${right}Z` : `M${right} ${y}${arc} ${x} ${bottom}V${y}Z`
}
