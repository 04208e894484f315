import { hashText } from './hashText.ts'

type Drawing = {
  ground: string
  moon: { x: number; y: number; radius: number; colour: string }
  hills: { path: string; colour: string }[]
}

const HILLS = 3

/** A small landscape in a square of 36, always the same for the same name. */
export function drawAvatar(name: string): Drawing {
  const value = hashText(name.trim().toLowerCase())
  const hue = value % 360
  const turn = 40 + ((value >> 9) % 3) * 55
  const bits = (shift: number, count: number) => ((value >>> shift) % count) / (count - 1)
  const hills = Array.from({ length: HILLS }, (_, index) => {
    const top = 17 + index * 6 + bits(index * 4, 5) * 3
    const swing = 3 + bits(3 + index * 5, 7) * 5
    const side = (value >>> (index + 6)) % 2 === 0 ? 1 : -1
    const path = `M0 ${round(top)} C 9 ${round(top - swing * side)} 15 ${round(top + swing * side)} 22 ${round(top)} S 32 ${round(top - swing * side)} 36 ${round(top)} V36 H0 Z`
    return { path, colour: colourOf(0.62 - index * 0.13, 0.12, hue + turn * (index / (HILLS - 1))) }
  })
  return {
    ground: colourOf(0.86, 0.07, hue + turn / 2),
    moon: {
      x: round(9 + bits(12, 9) * 18),
      y: round(9 + bits(16, 5) * 4),
      radius: round(3.5 + bits(20, 4) * 2),
      colour: colourOf(0.97, 0.04, hue),
    },
    hills,
  }
}

function colourOf(lightness: number, chroma: number, hue: number): string {
  return `oklch(${round(lightness)} ${chroma} ${Math.round(hue) % 360})`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
