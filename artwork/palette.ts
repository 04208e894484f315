import { distance, mix, oklch, shade, withLightness, type Color } from './color.ts'
import type { CoverSubject } from './coverSubject.ts'
import type { Random } from './random.ts'

export type Colors = {
  paper: Color
  night: Color
  main: Color
  deep: Color
  pale: Color
  accent: Color
  // The song's most sounded chords, longest first; never fewer than four, each one visibly another colour.
  chords: [Color, Color, Color, Color, ...Color[]]
}

// One pigment a step along the circle of fifths, C first. Evenly spaced hues look like a colour picker; these lightnesses
// and chromas are those of printing inks, so that neighbours (the chords of one key) sit well together.
const PIGMENTS: readonly Color[] = [
  oklch(0.64, 0.19, 36),
  oklch(0.76, 0.155, 66),
  oklch(0.84, 0.145, 88),
  oklch(0.71, 0.11, 117),
  oklch(0.57, 0.1, 152),
  oklch(0.55, 0.085, 190),
  oklch(0.62, 0.09, 228),
  oklch(0.5, 0.14, 258),
  oklch(0.47, 0.125, 285),
  oklch(0.47, 0.115, 325),
  oklch(0.59, 0.16, 8),
  oklch(0.72, 0.13, 28),
]

const FEWEST_CHORDS = 4
const VISIBLY_OTHER = 0.09

function fifthsFromC(pitchClass: number): number {
  return (((pitchClass * 7) % 12) + 12) % 12
}

function pigmentAt(fifths: number, minor: boolean): Color {
  const pigment = PIGMENTS[((fifths % 12) + 12) % 12] ?? oklch(0.64, 0.19, 36)
  return minor ? withLightness(pigment, pigment.lightness * 0.76, 0.88) : pigment
}

function soundedChords(subject: CoverSubject): Color[] {
  const lengths = new Map<string, { length: number; color: Color }>()
  for (const { root, minor, length } of subject.chords) {
    const key = `${root % 12}${minor}`
    const known = lengths.get(key) ?? { length: 0, color: pigmentAt(fifthsFromC(root), minor) }
    lengths.set(key, { ...known, length: known.length + length })
  }
  return [...lengths.values()].sort((one, other) => other.length - one.length).map(({ color }) => color)
}

export function mixColors(subject: CoverSubject, random: Random): Colors {
  const home = fifthsFromC(subject.tonic)
  const main = pigmentAt(home, subject.minor)
  const accent = pigmentAt(home + random.pick([5, 6, 7]), false)
  const relatives = [1, -1, 3, -2, 5, 7].map((step) => pigmentAt(home + step, false))
  const chords: Color[] = [main]
  for (const color of [...soundedChords(subject), ...relatives]) {
    const sounded = chords.length < FEWEST_CHORDS || relatives.every((relative) => relative !== color)
    if (sounded && chords.every((other) => distance(color, other) > VISIBLY_OTHER)) chords.push(color)
  }
  return {
    paper: mix(oklch(0.945, 0.026, 82), withLightness(main, 0.94, 0.3), 0.1),
    night: mix(oklch(0.2, 0.018, 45), shade(main, 0.24, 0.35), 0.5),
    main,
    deep: shade(main, 0.34, 0.62),
    pale: withLightness(main, 0.87, 0.42),
    accent,
    chords: chords.slice(0, 6) as Colors['chords'],
  }
}

export function warmestOf({ chords, accent }: Colors): Color {
  const warmth = (color: Color): number => color.a * 1.4 + color.b
  return [...chords, accent].reduce((best, color) => (warmth(color) > warmth(best) ? color : best))
}
