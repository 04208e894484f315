import { highPass, lowPass, pairOf } from '../../audio/biquad.ts'
import { noiseState } from '../../audio/createNoise.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { dbToGain } from '../../audio/math.ts'
import { addRow } from '../sumWindow.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

// What open microphones hear when nobody plays; below any note, above digital silence.
const AIR_DB = -72

/** Adds the quiet of a real room; a window's air is always the same, wherever rendering begins. */
export function createAir(desk: Desk, sampleRate: number): (out: StereoRow, startFrame: number) => void {
  const air = desk.stereoRow(WINDOW_FRAMES)
  const filters = [highPass(60, 0.7, sampleRate), lowPass(900, 0.5, sampleRate), lowPass(9000, 0.6, sampleRate)]
  const colour = createCascade(desk, filters.map(pairOf))
  const gain = dbToGain(AIR_DB)
  return (out, startFrame) => {
    const seed = startFrame / WINDOW_FRAMES
    ;[air.left, air.right].forEach((row, side) => {
      desk.kernels.fillNoise(row.byteOffset, noiseState(2 * seed + side + 1), WINDOW_FRAMES)
    })
    colour(air.left, air.right)
    addRow(desk, out, air, gain)
  }
}
