import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { ShareVideoSpec, VideoLayout } from './shareVideoSpec.ts'

const NIGHT = '#17110D'

// What stands still: the ground in the cover's colours and the cover itself, as RGBA.
export function drawStage({ palette, coverPath }: ShareVideoSpec, layout: VideoLayout): Buffer {
  const { width, height, cover } = layout
  const [first = '#E5532D', second = '#5B4636'] = palette
  const left = (width - cover.size) / 2
  const picture =
    coverPath === null
      ? ''
      : `<image x="${left}" y="${cover.top}" width="${cover.size}" height="${cover.size}" clip-path="url(#corners)" ` +
        `href="data:image/png;base64,${readFileSync(coverPath).toString('base64')}"/>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    `${glow('warm', first, '15%', '0%')}${glow('cool', second, '95%', '30%')}` +
    `<clipPath id="corners"><rect x="${left}" y="${cover.top}" width="${cover.size}" height="${cover.size}" rx="20"/></clipPath>` +
    `</defs><rect width="100%" height="100%" fill="${NIGHT}"/>` +
    `<rect width="100%" height="100%" fill="url(#warm)"/><rect width="100%" height="100%" fill="url(#cool)"/>${picture}</svg>`
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels)
}

function glow(id: string, colour: string, x: string, y: string): string {
  return (
    `<radialGradient id="${id}" cx="${x}" cy="${y}" r="80%"><stop offset="0" stop-color="${colour}" stop-opacity=".45"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  )
}
