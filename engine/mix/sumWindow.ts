import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import type { Mixer } from './mixer.ts'

/** Renders the mixer's next window and adds all its buses up. */
export function sumWindow(desk: Desk, mixer: Mixer, startFrame: number, mix: StereoRow): void {
  mix.left.fill(0)
  mix.right.fill(0)
  mixer.renderWindow(startFrame, (_bus, row) => addRow(desk, mix, row))
}

export function addRow({ kernels }: Desk, target: StereoRow, { left, right }: StereoRow, gain = 1): void {
  kernels.addGained(target.left.byteOffset, left.byteOffset, gain, left.length)
  kernels.addGained(target.right.byteOffset, right.byteOffset, gain, right.length)
}
