import type { LineBank } from '../lines.ts'
import { isKindKit } from './kindKits.ts'
import { KITS } from './kitBanks.ts'

export const aboutsOf = (bank: LineBank): readonly RegExp[] => (bank.kits?.() ?? []).map(({ about }) => about)

const SHAPES = [KITS.shapes, KITS.shapesOfSound, KITS.strangers]
let shapes: ReadonlySet<RegExp> | undefined
export const isShape = (about: RegExp | undefined): boolean =>
  about !== undefined && (shapes ??= new Set(SHAPES.flatMap(aboutsOf))).has(about)

let unsung: ReadonlySet<RegExp> | undefined
const isUnsung = (about: RegExp): boolean => (unsung ??= new Set(aboutsOf(KITS.unsung))).has(about)

// Fits whatever is asked for, and is sung only where it was chosen.
export const fitsAnything = (about: RegExp | undefined): boolean =>
  isShape(about) || (about !== undefined && (isKindKit(about) || isUnsung(about)))
