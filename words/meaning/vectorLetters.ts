// A direction of meaning as letters, one for each axis: no copy of numbers beside the text they stand in.
export const DIMENSIONS = 44
// Behind a word's axes stands the kind of thing it names.
export const NO_KIND = '-'
const FIRST_LETTER = 35
const LEVELS = 57
const MIDDLE = (LEVELS - 1) / 2
// Axes of a unit vector hardly go beyond this.
const WIDEST = 0.56

export const writeVector = (values: readonly number[]): string =>
  values
    .map((value) => {
      const level = Math.round((value / WIDEST) * MIDDLE + MIDDLE)
      return String.fromCharCode(FIRST_LETTER + Math.max(0, Math.min(LEVELS - 1, level)))
    })
    .join('')

export function readVector(text: string, at: number): number[] {
  const values = Array.from({ length: DIMENSIONS }, (_, axis) => text.charCodeAt(at + axis) - FIRST_LETTER - MIDDLE)
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}
