import { fileURLToPath } from 'node:url'

const face = (name: string): string => fileURLToPath(new URL(`faces/${name}.ttf`, import.meta.url))

// The faces of the web, with the letters of western, central and northern Europe.
export const FACES: string[] = [
  face('fraunces-latin'),
  face('fraunces-latin-ext'),
  face('instrument-sans-latin'),
  face('instrument-sans-latin-ext'),
]
