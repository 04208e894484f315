import { SINE, SINE_MASK, SINE_SIZE } from './sineTable.ts'

const TABLE_SIZE = 2048
const STRIDE = SINE_SIZE / TABLE_SIZE
const MAX_HARMONICS = 256
const HIGHEST_HERTZ = 16_000

/** One cycle and its first value again. */
export type Wavetable = Float32Array<ArrayBuffer>

export const WAVETABLE_LENGTH = TABLE_SIZE + 1

/** How many harmonics fit below the top of hearing; a table built with them cannot alias. */
export function harmonicsBelowTop(hertz: number, sampleRate: number): number {
  const top = Math.min(HIGHEST_HERTZ, sampleRate * 0.42)
  return Math.max(1, Math.min(MAX_HARMONICS, Math.floor(top / hertz)))
}

export function buildWavetable(harmonics: number, amplitudeOf: (harmonic: number) => number): Wavetable {
  const table = new Float32Array(WAVETABLE_LENGTH)
  for (let h = 1; h <= harmonics; h++) {
    const amplitude = amplitudeOf(h)
    if (Math.abs(amplitude) < 1e-5) continue
    const step = h * STRIDE
    for (let i = 0, phase = 0; i < TABLE_SIZE; i++, phase = (phase + step) & SINE_MASK) {
      table[i] += amplitude * SINE[phase]
    }
  }
  table[TABLE_SIZE] = table[0]
  return table
}

const sawTables = new Map<number, Wavetable>()

export function sawWavetable(harmonics: number): Wavetable {
  let table = sawTables.get(harmonics)
  if (!table) {
    table = buildWavetable(harmonics, (h) => 0.6 / h)
    sawTables.set(harmonics, table)
  }
  return table
}
