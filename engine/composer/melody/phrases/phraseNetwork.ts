// What a note may do next, learned from real songs: columns of a note in (see phraseFeatures.ts), how likely each interval
// from the last note is (as a logarithm) out. Sums have a fixed order, so the bits are the same everywhere.
import { createDesk, type Desk, type Row } from '../../../audio/kernels/createDesk.ts'
import { exp, log } from '../../../audio/math.ts'
import { COLUMN_SIZES, type NoteColumns } from './phraseFeatures.ts'
import { PHRASE_HIDDEN, PHRASE_WEIGHTS } from './phraseWeights.ts'

export const INTERVALS = 25
/** The interval of index 0. */
export const LOWEST_INTERVAL = -12

const GATES = 3 * PHRASE_HIDDEN
const INPUTS = COLUMN_SIZES.reduce((sum, size) => sum + size, 0)
const TABLE_STARTS = COLUMN_SIZES.map((_, k) => COLUMN_SIZES.slice(0, k).reduce((sum, size) => sum + size, 0))
const CHORDS = COLUMN_SIZES[6]
/** The columns that tell what came before the note. */
const PAST_COLUMNS = 3
const TONES = 12
const OUTPUTS = 32
export const MOST_ROWS = 32

/** What the network remembers of the notes so far. */
export type PhraseMemory = Float32Array

export type PhraseNetwork = {
  start(): PhraseMemory
  /** One note for several pasts at once: only the first PAST_COLUMNS columns may differ between them. */
  step(
    pasts: readonly { memory: PhraseMemory; columns: NoteColumns }[],
  ): { memory: PhraseMemory; chances: Float64Array }[]
}

// Rows of a matrix as the kernel reads them: [outputs / 8][input][8].
function panels(desk: Desk, rows: Float32Array, outputs: number, inputs: number): Row {
  const weights = desk.row(Math.ceil(outputs / 8) * 8 * inputs)
  for (let o = 0; o < outputs; o++) {
    for (let i = 0; i < inputs; i++) weights[(o >> 3) * inputs * 8 + i * 8 + (o & 7)] = rows[o * inputs + i]
  }
  return weights
}

function unpack() {
  const bytes = Uint8Array.from(atob(PHRASE_WEIGHTS), (letter) => letter.charCodeAt(0))
  const shapes = [
    [INPUTS, GATES],
    [GATES, PHRASE_HIDDEN],
    [INTERVALS, PHRASE_HIDDEN],
    [CHORDS, TONES],
  ] as const
  const scaleCount = shapes.reduce((sum, [rows]) => sum + rows, 0)
  const floats = new Float32Array(bytes.buffer, 0, scaleCount + 2 * GATES + INTERVALS)
  const whole = new Int8Array(bytes.buffer, floats.byteLength)
  let row = 0
  let at = 0
  const [inputs, state, out, welcome] = shapes.map(([rows, width]) => {
    const values = new Float32Array(rows * width)
    for (let r = 0; r < rows; r++, row++) {
      for (let k = 0; k < width; k++, at++) values[r * width + k] = whole[at] * floats[row]
    }
    return values
  })
  const biases = floats.slice(scaleCount)
  return { inputs, state, out, welcome, biases }
}

function softLog(values: Float64Array): Float64Array {
  let top = -Infinity
  for (const value of values) if (value > top) top = value
  let sum = 0
  for (const value of values) sum += exp(value - top)
  const under = top + log(sum)
  for (let k = 0; k < values.length; k++) values[k] -= under
  return values
}

type Layer = { weights: Row; bias: Row; outputs: number }

function layerOf(desk: Desk, rows: Float32Array, biases: Float32Array, outputs: number): Layer {
  const weights = panels(desk, rows, biases.length, PHRASE_HIDDEN)
  const bias = desk.row(outputs)
  bias.set(biases)
  return { weights, bias, outputs }
}

function logChances(logits: Float32Array, welcome: Float32Array, [, tone, , , , , chord]: NoteColumns): Float64Array {
  const values = new Float64Array(INTERVALS)
  for (let k = 0; k < INTERVALS; k++) {
    values[k] = logits[k] + welcome[chord * TONES + ((tone + k + LOWEST_INTERVAL + 2 * TONES) % TONES)]
  }
  return softLog(values)
}

function createPhraseNetwork(): PhraseNetwork {
  const desk = createDesk()
  const { inputs, state, out, welcome, biases } = unpack()
  const tables = desk.row(inputs.length)
  tables.set(inputs)
  const inputBias = biases.subarray(0, GATES)
  const stateLayer = layerOf(desk, state, biases.subarray(GATES, 2 * GATES), GATES)
  const outLayer = layerOf(desk, out, biases.subarray(2 * GATES), OUTPUTS)
  const pasts = desk.row(MOST_ROWS * PHRASE_HIDDEN)
  const gates = desk.row(MOST_ROWS * GATES)
  const logits = desk.row(MOST_ROWS * OUTPUTS)
  const given = desk.row(MOST_ROWS * GATES)
  const memory = desk.row(MOST_ROWS * PHRASE_HIDDEN)
  const places = desk.integers(COLUMN_SIZES.length)
  const { linear, addRows, remember } = desk.kernels

  function multiply(x: Row, rows: number, { weights, bias, outputs }: Layer, y: Row): void {
    const padded = Math.ceil(rows / 4) * 4
    linear(x.byteOffset, padded, PHRASE_HIDDEN, weights.byteOffset, bias.byteOffset, y.byteOffset, outputs, 0)
  }

  function addTables(row: number, columns: NoteColumns, first: number, end: number): void {
    for (let k = first; k < end; k++) {
      places[k - first] = tables.byteOffset + (TABLE_STARTS[k] + columns[k]) * GATES * tables.BYTES_PER_ELEMENT
    }
    addRows(given.byteOffset + row * GATES * given.BYTES_PER_ELEMENT, GATES, places.byteOffset, end - first)
  }

  // What the pasts share is summed once.
  function addColumns(rows: readonly NoteColumns[]): void {
    given.set(inputBias)
    addTables(0, rows[0], PAST_COLUMNS, COLUMN_SIZES.length)
    for (let row = 1; row < rows.length; row++) given.copyWithin(row * GATES, 0, GATES)
    rows.forEach((columns, row) => addTables(row, columns, 0, PAST_COLUMNS))
  }

  function rememberRow(row: number): void {
    const gate = row * GATES * gates.BYTES_PER_ELEMENT
    const at = row * PHRASE_HIDDEN * memory.BYTES_PER_ELEMENT
    const before = pasts.byteOffset + at
    remember(given.byteOffset + gate, gates.byteOffset + gate, before, memory.byteOffset + at, PHRASE_HIDDEN)
  }

  return {
    start: () => new Float32Array(PHRASE_HIDDEN),
    step(states) {
      states.forEach((past, row) => pasts.set(past.memory, row * PHRASE_HIDDEN))
      multiply(pasts, states.length, stateLayer, gates)
      addColumns(states.map(({ columns }) => columns))
      for (let row = 0; row < states.length; row++) rememberRow(row)
      multiply(memory, states.length, outLayer, logits)
      return states.map(({ columns }, row) => ({
        memory: memory.slice(row * PHRASE_HIDDEN, (row + 1) * PHRASE_HIDDEN),
        chances: logChances(logits.subarray(row * OUTPUTS), welcome, columns),
      }))
    },
  }
}

let opened: PhraseNetwork | undefined

/** Opened once: its weights never change. */
export function phraseNetwork(): PhraseNetwork {
  opened ??= createPhraseNetwork()
  return opened
}
