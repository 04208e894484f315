import { between, cosine, cubeRoot, lerp, sine, TAU } from './math.ts'

// OKLab after Björn Ottosson, "A perceptual color space for image processing" (2020).
export type Color = { lightness: number; a: number; b: number }

export function oklch(lightness: number, chroma: number, hueDegrees: number): Color {
  const angle = (hueDegrees / 360) * TAU
  return { lightness, a: chroma * cosine(angle), b: chroma * sine(angle) }
}

export function mix(from: Color, to: Color, at: number): Color {
  return { lightness: lerp(from.lightness, to.lightness, at), a: lerp(from.a, to.a, at), b: lerp(from.b, to.b, at) }
}

export function withLightness(color: Color, lightness: number, chromaScale = 1): Color {
  return { lightness, a: color.a * chromaScale, b: color.b * chromaScale }
}

// A darkened yellow turns to olive mud; painters let its shadow lean to sienna instead.
export function shade(color: Color, lightness: number, chromaScale = 1): Color {
  const yellowness = between((color.b - Math.abs(color.a)) / 0.08, 0, 1) * (color.a < -0.03 ? 0 : 1)
  const a = color.a + color.b * 0.6 * yellowness
  const b = color.b * (1 - 0.3 * yellowness)
  return { lightness, a: a * chromaScale, b: b * chromaScale }
}

export function distance(one: Color, other: Color): number {
  const lightness = one.lightness - other.lightness
  const a = one.a - other.a
  const b = one.b - other.b
  return Math.sqrt(lightness * lightness + a * a + b * b)
}

function toLinearRgb({ lightness, a, b }: Color): [number, number, number] {
  const long = lightness + 0.3963377774 * a + 0.2158037573 * b
  const medium = lightness - 0.1055613458 * a - 0.0638541728 * b
  const short = lightness - 0.0894841775 * a - 1.291485548 * b
  const l = long * long * long
  const m = medium * medium * medium
  const s = short * short * short
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toByte(linear: number): number {
  if (linear <= 0) return 0
  if (linear >= 1) return 255
  const sixthRoot = cubeRoot(Math.sqrt(linear))
  const quarterRoot = Math.sqrt(Math.sqrt(linear))
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * quarterRoot * sixthRoot - 0.055
  return Math.round(encoded * 255)
}

export function toHex(color: Color): string {
  let fitted = color
  let channels = toLinearRgb(fitted)
  // Less chroma until the screen can show it: clipping the channels instead would turn the hue.
  for (let step = 0; step < 40 && channels.some((channel) => channel < -0.001 || channel > 1.001); step++) {
    fitted = withLightness(fitted, fitted.lightness, 0.95)
    channels = toLinearRgb(fitted)
  }
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}
