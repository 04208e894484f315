import { cos, sin, TAU } from '../../audio/math.ts'

const PHASES = 1024
const TAPS = 16
const OPEN = 0.94
// So coarse that a band needs only a few tables.
const CUTOFF_STEPS = 16
// 16-bit samples become -1 to 1 on the way.
const FULL_SCALE = 32_768

export const INTERPOLATION_LENGTH = (PHASES + 1) * TAPS

const tables = new Map<number, Float32Array>()

/** Windowed sines for reading a recording at a step: read faster than it was recorded, its treble has to go first. */
export function interpolationFor(step: number): Float32Array {
  const cutoff = step <= 1 ? OPEN : Math.max(1, Math.floor((OPEN / step) * CUTOFF_STEPS)) / CUTOFF_STEPS
  let table = tables.get(cutoff)
  if (!table) tables.set(cutoff, (table = buildTable(cutoff)))
  return table
}

function buildTable(cutoff: number): Float32Array {
  const table = new Float32Array(INTERPOLATION_LENGTH)
  const half = TAPS / 2
  for (let phase = 0; phase <= PHASES; phase++) {
    const row = table.subarray(phase * TAPS, (phase + 1) * TAPS)
    let sum = 0
    for (let k = 0; k < TAPS; k++) {
      const x = k - half + 1 - phase / PHASES
      const window = Math.abs(x) < half ? 0.5 + 0.5 * cos((TAU / 2) * (x / half)) : 0
      row[k] = window * (Math.abs(x) < 1e-9 ? cutoff : sin((TAU / 2) * x * cutoff) / ((TAU / 2) * x))
      sum += row[k]
    }
    for (let k = 0; k < TAPS; k++) row[k] /= sum * FULL_SCALE
  }
  return table
}
