import { bandPass, pairOf } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, Row, StereoRow } from '../audio/kernels/createDesk.ts'
import { addRow } from './sumWindow.ts'

// Where words live: the band between 1 and 4 kHz.
const HERTZ = 2000
const Q = 0.6

/** Takes a share of one bus's middle out while somebody sings: `curve` holds the share, `scratch` may be anybody's. */
export function createCarving(
  desk: Desk,
  scratch: StereoRow,
  sampleRate: number,
): (bus: StereoRow, curve: Row) => void {
  const middle = createCascade(desk, [pairOf(bandPass(HERTZ, Q, sampleRate))])
  const { applyCurve } = desk.kernels
  return (bus, curve) => {
    scratch.left.set(bus.left)
    scratch.right.set(bus.right)
    middle(scratch.left, scratch.right)
    for (const { byteOffset, length } of [scratch.left, scratch.right]) {
      applyCurve(byteOffset, curve.byteOffset, CONTROL_FRAMES, length)
    }
    addRow(desk, bus, scratch, -1)
  }
}
