import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import type { Mixer } from './createMixer.ts'

/** Renders the mixer's next window and adds all its buses up. */
export function sumWindow(desk: Desk, mixer: Mixer, startFrame: number, mix: StereoRow): void {
  mix.left.fill(0)
  mix.right.fill(0)
  mixer.renderWindow(startFrame, (_bus, { left, right }) => addRow(desk, mix, { left, right }))
}

export function addRow({ kernels }: Desk, target: StereoRow, { left, right }: StereoRow): void {
  kernels.addGained(target.left.byteOffset, left.byteOffset, 1, left.length)
  kernels.addGained(target.right.byteOffset, right.byteOffset, 1, right.length)
}
