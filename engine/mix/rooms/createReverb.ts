import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { decayPerFrame } from '../../audio/controlCurve.ts'
import { pow } from '../../audio/math.ts'

export type Room = {
  size: number
  decaySeconds: number
  damping: number
  preDelaySeconds: number
  /** A sheet of steel has no walls: dense from the beginning. */
  isPlate?: true
}

/** What a room answers to a clap on one side: heard on the same side, and across. */
export type RoomAnswer = { same: Float32Array; across: Float32Array }

export type Reverb = {
  /** Adds the room's answer to the output; both are stereo. */
  process: (input: StereoRow, output: StereoRow) => void
}

// Mutually prime, in frames at 48 kHz for size 1: common factors would ring.
const LINE_FRAMES = [1123, 1381, 1559, 1777, 2039, 2269, 2539, 2851]
const DIFFUSER_FRAMES = [142, 379, 107, 277]
// Keeps the decaying loops out of denormals; 300 dB down.
const BIAS = 1e-15
// The kernel reads and writes four frames at once.
const SHORTEST_DELAY = 4

/** A feedback delay network: pre-delay → two all-pass diffusers a side → eight damped lines mixed by a Householder matrix. */
export function createReverb(desk: Desk, room: Room, sampleRate: number): Reverb {
  const rate = sampleRate / 48_000
  const preDelay = Math.round(room.preDelaySeconds * sampleRate)
  const lines = LINE_FRAMES.map((frames) => Math.round(frames * rate * room.size))
  const diffusers = DIFFUSER_FRAMES.map((frames) => Math.round(frames * rate))
  // As the kernel reads it: eight gains, eight states, damping, bias, position, then the rings.
  const state = desk.row(20 + 3 * 14)
  lines.forEach((delay, k) => (state[k] = pow(decayPerFrame(room.decaySeconds, sampleRate), delay)))
  state.set([1 - room.damping, BIAS], 16)
  const integers = new Int32Array(state.buffer, state.byteOffset, state.length)
  ;[preDelay, preDelay, ...diffusers, ...lines].forEach((delay, k) => {
    integers.set(createRing(desk, Math.max(SHORTEST_DELAY, delay)), 20 + 3 * k)
  })
  const { runRoom } = desk.kernels
  return {
    process(input, output) {
      runRoom(
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

function createRing(desk: Desk, delay: number): [address: number, mask: number, delay: number] {
  let size = SHORTEST_DELAY
  while (size < delay + SHORTEST_DELAY) size *= 2
  return [desk.row(size + SHORTEST_DELAY).byteOffset, size - 1, delay]
}
