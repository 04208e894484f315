// The network's sums, a number of rows at a time. Rows lie in the memory of the kernels and are read four at once: what lies after
// the last of them is read too.
import type { Row } from '../../audio/kernels/createDesk.ts'
import type { Matrix, Network, Norm, ScreenedMatrix } from './openNetwork.ts'

export const ROWS_AT_ONCE = 4
// As linearSparse works them out together.
const SPARSE_ROWS = 32

export type Layers = ReturnType<typeof createLayers>

export const roundUp = (count: number, to: number): number => Math.ceil(count / to) * to

// As assembly/screened.ts lays it out: 64 rows in halves, four rows turned, and sixteen lists of outputs.
function scratchFor({ layers: { frame, hidden } }: Network): number {
  return 32 * frame + 4 * frame + 128 + hidden + 16 + 16 * (hidden + 8)
}

export function createLayers(network: Network) {
  const { desk, layers } = network
  const { linear, linearRectified, linearSparse, normaliseRows } = desk.kernels
  const bias = desk.row(layers.hidden)
  const places = desk.integers(SPARSE_ROWS * (layers.hidden + 1))
  const scratch = desk.row(scratchFor(network))

  return {
    multiply(x: Row, rows: number, matrix: Matrix & { rectifies?: boolean }, y: Row): void {
      const { weights, inputs, outputs } = matrix
      linear(
        x.byteOffset,
        roundUp(rows, ROWS_AT_ONCE),
        inputs,
        weights.byteOffset,
        matrix.bias.byteOffset,
        y.byteOffset,
        outputs,
        matrix.rectifies ? 1 : 0,
      )
    },

    /** What is below zero becomes zero. */
    rectify(x: Row, rows: number, matrix: ScreenedMatrix & { voiceBias: Float32Array }, y: Row): void {
      const { weights, halves, scales, sums, inputs, outputs } = matrix
      bias.set(matrix.voiceBias)
      linearRectified(
        x.byteOffset,
        roundUp(rows, ROWS_AT_ONCE),
        inputs,
        weights.byteOffset,
        halves.byteOffset,
        scales.byteOffset,
        sums.byteOffset,
        bias.byteOffset,
        y.byteOffset,
        outputs,
        scratch.byteOffset,
      )
    },

    /** For rows of which nine of ten values are zero. */
    multiplySparse(x: Row, rows: number, { weights, bias: own, inputs, outputs }: Matrix, y: Row): void {
      const [from, to] = [x.byteOffset, y.byteOffset]
      linearSparse(from, rows, inputs, weights.byteOffset, own.byteOffset, to, outputs, places.byteOffset)
    },

    normalise(x: Row, rows: number, { gain, shift }: Norm, y: Row): void {
      normaliseRows(x.byteOffset, rows, gain.length, gain.byteOffset, shift.byteOffset, y.byteOffset)
    },
  }
}
