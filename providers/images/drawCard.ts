import { Resvg } from '@resvg/resvg-js'
import { FACES } from './faces.ts'
import { readPictureHeader } from './readPictureHeader.ts'

/** What a link to a song, playlist, person or hook looks like elsewhere. */
export type Card = {
  title: string
  subtitle: string
  palette: readonly string[]
  // PNG or JPEG; without one, or with anything else, the words have the card to themselves.
  picture: Uint8Array | undefined
  // Loudness along the song, 0 to 1.
  wave: readonly number[]
}

const [WIDTH, HEIGHT] = [1200, 630]
const PICTURE = { x: 60, y: 75, size: 480 }
const EDGE = 60
const NIGHT = '#17110D'
const TITLE = { most: 76, least: 44, lines: 3 }
const BARS = 64
const COLOUR = /^#[\da-f]{6}$/i
const font = { loadSystemFonts: false, fontFiles: FACES, defaultFontFamily: 'Instrument Sans' }

export function drawCard(card: Card): Uint8Array {
  const picture = placePicture(card.picture)
  const left = picture === '' ? EDGE : PICTURE.x + PICTURE.size + EDGE
  const room = WIDTH - EDGE - left
  const [warm = '#E5532D', cool = '#5B4636'] = card.palette.filter((colour) => COLOUR.test(colour))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${glow('warm', warm, '0%')}${glow('cool', cool, '100%')}` +
    `<clipPath id="corners"><rect x="${PICTURE.x}" y="${PICTURE.y}" width="${PICTURE.size}" height="${PICTURE.size}" rx="24"/></clipPath></defs>` +
    `<rect width="100%" height="100%" fill="${NIGHT}"/><rect width="100%" height="100%" fill="url(#warm)"/>` +
    `<rect width="100%" height="100%" fill="url(#cool)"/>${picture}${writeWords(card, left, room)}` +
    `${drawWave(card.wave, left, room, warm)}${text('arioso', { x: left, y: 548, size: 34, family: 'Fraunces', fill: '#F4E9DC' })}</svg>`
  return new Uint8Array(new Resvg(svg, { font, logLevel: 'off' }).render().asPng())
}

function placePicture(bytes: Uint8Array | undefined): string {
  const kind = bytes && readPictureHeader(bytes)?.kind
  if (bytes === undefined || kind === undefined || kind === 'webp') return ''
  const { x, y, size } = PICTURE
  return (
    `<image x="${x}" y="${y}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice" clip-path="url(#corners)" ` +
    `href="data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}"/>`
  )
}

function writeWords({ title, subtitle }: Card, x: number, room: number): string {
  const { lines, size } = fitTitle(title, room)
  const step = size * 1.12
  const top = 130 + size * 0.6
  const rows = lines.map((line, row) =>
    text(line, { x, y: top + row * step, size, family: 'Fraunces', fill: '#FFF8EF' }),
  )
  const below = top + (lines.length - 1) * step + 58
  const [line = ''] = wrap(subtitle, 30, 'Instrument Sans', room)
  return `${rows.join('')}${text(line, { x, y: below, size: 30, family: 'Instrument Sans', fill: '#D9C7B4' })}`
}

// As large as three lines allow; what is longer still ends in dots.
function fitTitle(title: string, room: number): { lines: string[]; size: number } {
  for (let size = TITLE.most; size > TITLE.least; size -= 8) {
    const lines = wrap(title, size, 'Fraunces', room)
    if (lines.length <= TITLE.lines && lines.every((line) => !line.endsWith('…'))) return { lines, size }
  }
  const lines = wrap(title, TITLE.least, 'Fraunces', room)
  const shown = lines.slice(0, TITLE.lines)
  if (lines.length > TITLE.lines) shown.push(shorten(`${shown.pop() ?? ''} …`, TITLE.least, 'Fraunces', room))
  return { lines: shown, size: TITLE.least }
}

function wrap(words: string, size: number, family: string, room: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size, family) <= room) lines[lines.length - 1] = longer
    else lines.push(shorten(word, size, family, room))
  }
  return lines
}

function shorten(words: string, size: number, family: string, room: number): string {
  const letters = Array.from(words.replace(/…$/, ''))
  if (widthOf(words, size, family) <= room) return words
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, family) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function widthOf(words: string, size: number, family: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text(words, { x: 0, y: size, size, family, fill: '#fff' })}</svg>`
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}

function drawWave(wave: readonly number[], x: number, room: number, colour: string): string {
  if (wave.length === 0) return ''
  const step = room / BARS
  const loudest = Math.max(...wave, Number.EPSILON)
  return Array.from({ length: BARS }, (_, bar) => {
    const level = (wave[Math.floor((bar * wave.length) / BARS)] ?? 0) / loudest
    const tall = Math.max(6, level * 96)
    return `<rect x="${(x + bar * step).toFixed(1)}" y="${(455 - tall / 2).toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${tall.toFixed(1)}" rx="3" fill="${colour}"/>`
  }).join('')
}

type TextPlace = { x: number; y: number; size: number; family: string; fill: string }

function text(words: string, { x, y, size, family, fill }: TextPlace): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}" xml:space="preserve">${escaped}</text>`
}

function glow(id: string, colour: string, x: string): string {
  return (
    `<radialGradient id="${id}" cx="${x}" cy="10%" r="80%"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  )
}
