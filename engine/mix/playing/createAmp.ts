import { highPass, lowPass, pairOf, peaking } from '../../audio/biquad.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { cos, dbToGain, sin, TAU } from '../../audio/math.ts'
import type { Amp } from '../../instruments/instrument.ts'

const TAPS = 16
const CUTOFF = 0.42
// Frames before a window that the filters read.
const HISTORY = 8
const LANES = 4

let taps: Float32Array | undefined

/** A low-pass for both ways between the rates, in pairs for both sides, as the kernel reads it. */
function filterTaps(): Float32Array {
  if (taps) return taps
  const window = (i: number): number => 0.5 - 0.5 * cos((TAU * (i + 0.5)) / TAPS)
  const plain = Array.from({ length: TAPS }, (_, i) => {
    const x = i - (TAPS - 1) / 2
    return (sin((TAU / 2) * x * CUTOFF) / ((TAU / 2) * x)) * window(i)
  })
  const sum = plain.reduce((total, tap) => total + tap, 0)
  const pairs = Array.from({ length: TAPS / 2 }, (_, k) => [plain[2 * k] / sum, plain[2 * k + 1] / sum])
  return (taps = Float32Array.from([
    ...pairs.flatMap(([even, odd]) => [even, odd, even, odd]),
    ...pairs.flatMap(([even, odd]) => [odd, even, odd, even]),
  ]))
}

/**
 * All notes of a part together: pick-ups' bass cut → valves → loudspeaker cabinet, in place, each side for itself. Two
 * notes at once growl by their difference; driven one by one they never meet.
 */
export function createAmp(desk: Desk, amp: Amp, frames: number, sampleRate: number): (row: StereoRow) => void {
  const filterIn = createCascade(desk, [highPass(130, 0.7, sampleRate), peaking(800, 0.8, 4, sampleRate)].map(pairOf))
  const cabinet = createCascade(
    desk,
    [
      peaking(120, 1.2, 3, sampleRate),
      peaking(2500, 1, 5, sampleRate),
      lowPass(amp.lowPassHertz, 0.9, sampleRate),
      lowPass(amp.lowPassHertz * 1.3, 0.7, sampleRate),
    ].map(pairOf),
  )
  const table = desk.row(LANES * TAPS)
  table.set(filterTaps())
  const state = desk.row(LANES * (1 + 2 * (HISTORY + frames)))
  const { runAmp, addGained } = desk.kernels
  const gain = dbToGain(amp.gainDb) - 1
  return ({ left, right }) => {
    filterIn(left, right)
    const rows = [left.byteOffset, right.byteOffset] as const
    runAmp(state.byteOffset, table.byteOffset, ...rows, amp.drive, amp.bias, amp.second, frames)
    cabinet(left, right)
    for (const { byteOffset } of [left, right]) addGained(byteOffset, byteOffset, gain, frames)
  }
}
