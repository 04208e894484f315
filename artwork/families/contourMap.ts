import { mix, shade, toHex, withLightness, type Color } from '../color.ts'
import { smoothLoop, valueAt } from '../curves.ts'
import { cosine, lerp, sine, TAU } from '../math.ts'
import { warmestOf } from '../palette.ts'
import type { Drawing, Point, Shape } from '../shapes.ts'
import type { Song } from '../song.ts'

const LEVELS = 8
const SPOKES = 22

type Hill = { x: number; y: number; reach: number; firstLevel: number; start: number; shore: number[]; top: number[] }

// A land seen from above: the main hill's shore is the whole melody walked around once and its summit the hook,
// a second hill answers it. Levels are painted from the lowest up, so that the hills grow together in the valley.
export function drawContourMap(song: Song): Omit<Drawing, 'size'> {
  const { colors, random } = song
  const ramp = tones(song)
  const side = random.chance(0.5) ? 1 : -1
  const [contour, hook] = [song.contour(SPOKES), song.hook(10)]
  const main: Hill = {
    x: 500 + side * random.between(70, 170),
    y: random.between(340, 480),
    reach: 600,
    firstLevel: 0,
    start: random.between(0, TAU),
    shore: contour,
    top: hook,
  }
  const second: Hill = {
    x: 500 - side * random.between(260, 340),
    y: random.between(740, 840),
    reach: random.between(300, 380),
    firstLevel: random.whole(2, 3),
    start: random.between(0, TAU),
    shore: hook,
    top: contour,
  }
  const shapes: Shape[] = []
  for (let level = 0; level < LEVELS; level++) {
    const fill = toHex(ramp(level / (LEVELS - 1)))
    for (const hill of [main, second]) {
      const within = level - hill.firstLevel
      if (within < 0 || (hill === second && level > LEVELS - 3)) continue
      const rise = within / (LEVELS - 1 - hill.firstLevel)
      shapes.push({ kind: 'path', d: smoothLoop(levelLine(hill, rise)), fill, role: hill === main ? 'melody' : 'band' })
    }
  }
  shapes.push({ kind: 'circle', x: main.x, y: main.y, radius: 17, fill: toHex(colors.night), role: 'energy' })
  return { background: toHex(ramp(-0.12)), shapes, palette: [0.5, 0.9, 0.1].map((height) => toHex(ramp(height))) }
}

function levelLine(hill: Hill, rise: number): Point[] {
  const radius = lerp(hill.reach, hill.reach * 0.1, rise * (1.25 - 0.25 * rise))
  return Array.from({ length: SPOKES }, (_, spoke): Point => {
    const turn = spoke / SPOKES
    const coast = lerp(around(hill.shore, turn), around(hill.top, turn), 0.35 + rise * 0.65) - 0.5
    const reach = radius * (1 + coast * lerp(0.85, 0.5, rise))
    const angle = hill.start + turn * TAU
    return [hill.x + reach * cosine(angle), hill.y + reach * sine(angle)]
  })
}

// Valley, slope and summit in three of the song's chords, either rising into light or out of paper into ink.
function tones({ colors, random }: Song): (height: number) => Color {
  const [first, , third] = colors.chords
  const rising = random.chance(0.65)
  const valley = rising ? shade(first, 0.3, 0.75) : colors.paper
  const slope = withLightness(warmestOf(colors), rising ? 0.64 : 0.72, rising ? 1 : 0.85)
  const summit = rising ? mix(withLightness(third, 0.9, 0.8), colors.paper, 0.4) : shade(first, 0.32, 0.95)
  return (height) => {
    if (height <= 0) return mix(valley, colors.night, rising ? -height * 3 : 0)
    return height < 0.5 ? mix(valley, slope, height * 2) : mix(slope, summit, height * 2 - 1)
  }
}

// Blends the last quarter into the beginning so that the shore closes without a cliff.
function around(values: number[], turn: number): number {
  const value = valueAt(values, turn)
  return turn < 0.75 ? value : lerp(value, values[0] ?? value, (turn - 0.75) * 4)
}
