import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { exp, TAU } from '../../audio/math.ts'

export type PingPong = { process: (input: StereoRow, output: StereoRow) => void }

const FEEDBACK = 0.38
const CROSS = (1 - FEEDBACK * 0.2) * 0.9
const TONE_HERTZ = 3200
const BIAS = 1e-15

/** Adds echoes that cross from side to side, each a little darker. */
export function createPingPong(desk: Desk, delaySeconds: number, sampleRate: number): PingPong {
  const length = Math.max(1, Math.round(delaySeconds * sampleRate))
  const state = desk.row(10)
  state.set([1 - exp((-TAU * TONE_HERTZ) / sampleRate), FEEDBACK, CROSS, BIAS])
  const integers = new Int32Array(state.buffer, state.byteOffset, state.length)
  integers.set([length, 0, desk.row(length).byteOffset, desk.row(length).byteOffset], 6)
  const { runEcho } = desk.kernels
  return {
    process(input, output) {
      runEcho(
        state.byteOffset,
        input.left.byteOffset,
        input.right.byteOffset,
        output.left.byteOffset,
        output.right.byteOffset,
        input.left.length,
      )
    },
  }
}
