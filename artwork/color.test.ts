import { describe, expect, it } from 'vitest'
import { oklch, toHex } from './color.ts'
import { cosine, cubeRoot, sine } from './math.ts'

describe('colours', () => {
  it('come out as a screen shows them', () => {
    expect(toHex(oklch(1, 0, 0))).toBe('#ffffff')
    expect(toHex(oklch(0, 0, 0))).toBe('#000000')
    expect(toHex(oklch(0.62796, 0.25768, 29.234))).toBe('#ff0000')
  })

  it('give up chroma, not hue, when the screen cannot show them', () => {
    const [red, green, blue] = (toHex(oklch(0.5, 0.4, 145)).match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
      parseInt(pair, 16),
    )
    expect(green).toBeGreaterThan(red ?? 255)
    expect(green).toBeGreaterThan(blue ?? 255)
  })
})

describe('own kernels', () => {
  it('agree with the built-in ones to nine places', () => {
    for (let angle = -20; angle <= 20; angle += 0.37) {
      expect(sine(angle)).toBeCloseTo(Math.sin(angle), 8)
      expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 8)
    }
    for (const value of [0.001, 0.2, 1, 3, 27, 1000]) expect(cubeRoot(value)).toBeCloseTo(Math.cbrt(value), 9)
  })
})
