import { describe, expect, it } from 'vitest'
import { rasterizeCover, rasterizePng } from './rasterize.ts'

const ROWS = Array.from(
  { length: 40 },
  (_, row) => `<circle cx="${row * 25}" cy="${(row * 377) % 1000}" r="${30 + row}" fill="#E5532D" opacity=".7"/>`,
)
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#F4EADB"/>${ROWS.join('')}</svg>`

function text(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, to))
}

describe('a cover as a picture file', () => {
  it.each([640, 112])('is a WebP of %i pixels that loads quickly', async (pixels) => {
    const webp = await rasterizeCover(SVG, pixels)
    expect(text(webp, 0, 4)).toBe('RIFF')
    expect(text(webp, 8, 16)).toBe('WEBPVP8 ')
    const view = new DataView(webp.buffer, webp.byteOffset)
    expect([view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]).toEqual([pixels, pixels])
    expect(webp.byteLength).toBeGreaterThan(500)
    expect(webp.byteLength).toBeLessThan(120_000)
  })

  it('is a PNG of the asked width for link previews', () => {
    const png = rasterizePng(SVG, 640)
    expect(text(png, 1, 4)).toBe('PNG')
    const view = new DataView(png.buffer, png.byteOffset)
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([640, 640])
    expect(png.byteLength).toBeLessThan(120_000)
  })
})
