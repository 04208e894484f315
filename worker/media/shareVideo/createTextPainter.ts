import { Resvg } from '@resvg/resvg-js'

export type TextStyle = { family: 'Fraunces' | 'Instrument Sans'; size: number }

// How much of each pixel is covered, 0 to 255, in a band as wide as the video.
export type TextMask = { alpha: Uint8Array; width: number; height: number; wordEnds: number[]; leftX: number }

export type TextPainter = { paint(words: readonly string[], style: TextStyle): TextMask }

const MARGIN_PX = 44

export function createTextPainter(width: number, fontFiles: string[]): TextPainter {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Instrument Sans' }

  function open(text: string, { family, size }: TextStyle, x: number): Resvg {
    const height = Math.ceil(size * 1.6)
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<text x="${x}" y="${Math.round(size * 1.15)}" xml:space="preserve" font-family="${family}" font-size="${size}" fill="#fff">` +
      `${escapeText(text)}</text></svg>`
    return new Resvg(svg, { font })
  }

  const widthOf = (text: string, style: TextStyle): number => open(text, style, 0).getBBox()?.width ?? 0

  return {
    paint(words, { family, size }) {
      const text = words.join(' ')
      const natural = widthOf(text, { family, size })
      const style = { family, size: size * Math.min(1, (width - 2 * MARGIN_PX) / Math.max(1, natural)) }
      const total = widthOf(text, style)
      const leftX = (width - total) / 2
      const wordEnds = words.map((_, index) => leftX + widthOf(words.slice(0, index + 1).join(' '), style))
      const image = open(text, style, leftX).render()
      const alpha = new Uint8Array(image.width * image.height)
      const { pixels } = image
      for (let i = 0; i < alpha.length; i++) alpha[i] = pixels[4 * i + 3] ?? 0
      return { alpha, width: image.width, height: image.height, wordEnds, leftX }
    },
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
