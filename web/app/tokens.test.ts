import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'
type Lch = { lightness: number; chroma: number; hueDegrees: number }

const SURFACES = ['ground', 'surface', 'raised', 'high']
const INKS = ['text', 'soft', 'faint', 'accent', 'cool', 'success', 'warning', 'danger']
const READABLE = 4.5
const VISIBLE = 3

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

function parseLch(text: string): Lch {
  const [lightness = Number.NaN, chroma = Number.NaN, hueDegrees = Number.NaN] = text.split(' ').map(Number)
  return { lightness, chroma, hueDegrees }
}

function getToken(name: string, theme: Theme): Lch {
  const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(css)
  const text = theme === 'light' ? pair?.[1] : pair?.[2]
  if (text === undefined) throw new Error(`tokens.css has no --${name}`)
  return parseLch(text)
}

// Relative luminance of WCAG 2 from OKLCH, with the matrices of Björn Ottosson's "A perceptual color space for image
// processing"; what sRGB cannot show is clipped, as a screen does.
function luminance({ lightness, chroma, hueDegrees }: Lch): number {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180)
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [shownRed = 0, shownGreen = 0, shownBlue = 0] = [red, green, blue].map((v) => Math.min(1, Math.max(0, v)))
  return 0.2126 * shownRed + 0.7152 * shownGreen + 0.0722 * shownBlue
}

function contrast(ink: string, paper: string, theme: Theme): number {
  const inkLight = luminance(getToken(ink, theme))
  const paperLight = luminance(getToken(paper, theme))
  return (Math.max(inkLight, paperLight) + 0.05) / (Math.min(inkLight, paperLight) + 0.05)
}

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(INKS)('%s can be read on every surface', (ink) => {
    expect(SURFACES.filter((surface) => contrast(ink, surface, theme) < READABLE)).toEqual([])
  })

  it('words on the accent and on its wash can be read', () => {
    expect(contrast('on-accent', 'accent', theme)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast('on-accent', 'accent-hover', theme)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast('accent', 'accent-wash', theme)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast('text', 'accent-wash', theme)).toBeGreaterThanOrEqual(READABLE)
  })

  it('the rim of a field and the focus ring can be seen', () => {
    expect(contrast('rim', 'ground', theme)).toBeGreaterThanOrEqual(VISIBLE)
    expect(SURFACES.filter((surface) => contrast('accent', surface, theme) < VISIBLE)).toEqual([])
  })
})

it('black on white is measured as 21 to 1', () => {
  expect(luminance({ lightness: 1, chroma: 0, hueDegrees: 0 })).toBeCloseTo(1, 3)
  expect(luminance({ lightness: 0, chroma: 0, hueDegrees: 0 })).toBe(0)
})
