import { SINE, SINE_MASK, SINE_SIZE } from './sineTable.ts'

export const WAVETABLE_SIZE = 2048
/** How many of the sine table's values lie between two of a wavetable. */
export const WAVETABLE_STRIDE = SINE_SIZE / WAVETABLE_SIZE
export const MAX_HARMONICS = 256
const HIGHEST_HERTZ = 16_000

/** One cycle and its first value again. */
export type Wavetable = Float32Array<ArrayBuffer>

/** How many harmonics fit below the top of hearing; a table built with them cannot alias. */
export function harmonicsBelowTop(hertz: number, sampleRate: number): number {
  const top = Math.min(HIGHEST_HERTZ, sampleRate * 0.42)
  return Math.max(1, Math.min(MAX_HARMONICS, Math.floor(top / hertz)))
}

const sawTables = new Map<number, Wavetable>()

export function sawWavetable(harmonics: number): Wavetable {
  let table = sawTables.get(harmonics)
  if (!table) {
    table = buildSaw(harmonics)
    sawTables.set(harmonics, table)
  }
  return table
}

function buildSaw(harmonics: number): Wavetable {
  const table = new Float32Array(WAVETABLE_SIZE + 1)
  for (let h = 1; h <= harmonics; h++) {
    const step = h * WAVETABLE_STRIDE
    for (let i = 0, phase = 0; i < WAVETABLE_SIZE; i++, phase = (phase + step) & SINE_MASK) {
      table[i] += (0.6 / h) * SINE[phase]
    }
  }
  table[WAVETABLE_SIZE] = table[0]
  return table
}
