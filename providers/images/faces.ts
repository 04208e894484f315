import { fileURLToPath } from 'node:url'

const face = (name: string): string => fileURLToPath(new URL(`faces/${name}.ttf`, import.meta.url))

// The faces of the web in one file each: resvg loses letters where it has to go on from one file to another.
export const FACES: string[] = [face('fraunces-500'), face('instrument-sans-400')]
