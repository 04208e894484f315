// Colours as a person would name them, from hue in degrees and saturation and lightness between 0 and 1.
export type Hsl = { hue: number; saturation: number; lightness: number }

const HUES: readonly (readonly [number, string])[] = [
  [14, 'red'],
  [40, 'orange'],
  [66, 'gold'],
  [160, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [335, 'pink'],
  [361, 'red'],
]

export function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const highest = Math.max(r, g, b)
  const lowest = Math.min(r, g, b)
  const spread = highest - lowest
  const lightness = (highest + lowest) / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    highest === r ? ((g - b) / spread + 6) % 6 : highest === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: sector * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}

export function nameColour({ hue, saturation, lightness }: Hsl): string {
  if (lightness < 0.1) return 'black'
  if (lightness > 0.93) return 'white'
  if (saturation < 0.13) return lightness < 0.35 ? 'charcoal' : lightness < 0.72 ? 'grey' : 'silver'
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red'
  if ((name === 'orange' || name === 'gold') && lightness < 0.35) return 'brown'
  if (name === 'blue' && lightness < 0.28) return 'midnight blue'
  return name
}

export const isWarm = ({ hue, saturation }: Hsl): boolean => saturation > 0.2 && (hue < 66 || hue > 320)
export const isBlue = ({ hue, saturation }: Hsl): boolean => saturation > 0.15 && hue >= 175 && hue < 255
export const isGreen = ({ hue, saturation }: Hsl): boolean => saturation > 0.12 && hue >= 66 && hue < 170
// Where skin of any shade tends to lie; sand and wood lie there too, so this alone tells nothing.
export const isSkinLike = ({ hue, saturation, lightness }: Hsl): boolean =>
  hue > 5 && hue < 42 && saturation > 0.15 && saturation < 0.75 && lightness > 0.2 && lightness < 0.85
