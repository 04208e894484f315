import { drawCover, toSvg, type CoverSubject } from '@arioso/artwork'
import { Resvg } from '@resvg/resvg-js'

const PIXELS = 640
const TONES = 16

// A word's place on the artwork's wheel of pigments: steps along the circle of fifths from C.
const PIGMENTS: Readonly<Record<string, number>> = {
  red: 0,
  fire: 0,
  orange: 1,
  autumn: 1,
  yellow: 2,
  gold: 2,
  golden: 2,
  sun: 2,
  olive: 3,
  green: 4,
  forest: 4,
  grass: 4,
  teal: 5,
  turquoise: 5,
  sky: 6,
  ice: 6,
  snow: 6,
  grey: 6,
  gray: 6,
  blue: 7,
  sea: 7,
  ocean: 7,
  rain: 7,
  violet: 8,
  night: 8,
  purple: 9,
  pink: 10,
  rose: 10,
  love: 10,
  coral: 11,
  peach: 11,
}
const DARK = /\b(dark|night|black|storm|sad|moon|midnight|shadow|grey|gray|rain)/i

// The words choose the colours and the family of the drawing, the letters its lines, the seed the rest.
export function drawPrompt(prompt: string, seed: number): Uint8Array {
  const svg = toSvg(drawCover(subjectOf(prompt, seed)))
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: PIXELS }, font: { loadSystemFonts: false } }).render()
  return new Uint8Array(image.asPng())
}

function subjectOf(prompt: string, seed: number): CoverSubject {
  const words = prompt.toLowerCase().split(/[^\p{L}]+/u)
  const named = words.flatMap((word) => PIGMENTS[word] ?? [])
  const roots = (named.length > 0 ? named : [seed % 12]).map((fifths) => (fifths * 7) % 12)
  const letters = Array.from(prompt).slice(0, TONES)
  return {
    seed,
    title: prompt,
    genre: prompt.toLowerCase(),
    tempoBpm: 60 + (prompt.length % 100),
    tonic: roots[0] ?? 0,
    minor: DARK.test(prompt),
    melody: letters.map((letter, i) => ({ at: i / letters.length, pitch: 55 + ((letter.codePointAt(0) ?? 0) % 24) })),
    chords: roots.map((root, i) => ({ at: i / roots.length, length: 1 / roots.length, root, minor: false })),
    sections: [],
  }
}
