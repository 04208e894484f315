// Draws the brand once: icons, link preview and web manifest into web/public. Run it again after changing the mark.
import { mkdir, writeFile } from 'node:fs/promises'
import { rasterizePng } from '../worker/media/rasterize.ts'

const EMBER = '#E5532D'
const NIGHT = '#17110D'
const PAPER = '#F6ECDD'
const PUBLIC = new URL('../web/public/', import.meta.url)

// A fermata in a box of 512: a crescent over a held note. The round joins keep its tips visible at 16 pixels.
const FERMATA =
  '<path d="M80 328A176 176 0 0 1 432 328A190 190 0 0 0 80 328Z" stroke-width="22" stroke-linejoin="round"/>' +
  '<circle cx="256" cy="324" r="46" stroke="none"/>'

function fermata(color: string): string {
  return `<g fill="${color}" stroke="${color}">${FERMATA}</g>`
}

function icon({ corner = 0, scale = 1 }: { corner?: number; scale?: number }): string {
  const inset = 256 * (1 - scale)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" rx="${corner}" fill="${NIGHT}"/>` +
    `<g transform="translate(${inset} ${inset - 4}) scale(${scale})">${fermata(EMBER)}</g></svg>`
  )
}

// The melody runs in from the left and holds its last tone under the fermata.
function preview(): string {
  const line = 'M-40 400C40 400 70 318 145 318S250 420 325 420S420 238 500 238S620 436 730 436H1240'
  const echoes = [
    { color: '#6B2A36', down: 120 },
    { color: '#B03C2E', down: 80 },
    { color: '#E08A3C', down: 40 },
    { color: PAPER, down: 0 },
  ]
  const lines = echoes.map(
    ({ color, down }) => `<path d="${line}" transform="translate(0 ${down})" stroke="${color}" stroke-width="17"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">' +
    `<rect width="1200" height="630" fill="${NIGHT}"/>` +
    `<g fill="none" stroke-linecap="round">${lines.join('')}</g>` +
    `<g transform="translate(668 28) scale(0.98)">${fermata(EMBER)}</g></svg>`
  )
}

function manifest(): string {
  const png = (name: string, pixels: number, purpose: string) => ({
    src: `/${name}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  })
  const content = {
    name: 'Arioso',
    short_name: 'Arioso',
    description: 'Write a sentence, get a finished song.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

const rounded = icon({ corner: 116 })
const fullBleed = icon({ scale: 0.86 })
const files: Record<string, string | Uint8Array> = {
  'favicon.svg': rounded,
  'fermata.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="64 140 384 236">${fermata('currentColor')}</svg>`,
  'icon-192.png': rasterizePng(rounded, 192),
  'icon-512.png': rasterizePng(rounded, 512),
  'icon-maskable-512.png': rasterizePng(fullBleed, 512),
  'apple-touch-icon.png': rasterizePng(fullBleed, 180),
  'preview.png': rasterizePng(preview(), 1200),
  'manifest.webmanifest': manifest(),
}

await mkdir(PUBLIC, { recursive: true })
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, PUBLIC), content)
  process.stdout.write(`${name} ${content.length} bytes\n`)
}
