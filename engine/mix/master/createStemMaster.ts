import type { Desk, Row, StereoRow } from '../../audio/kernels/createDesk.ts'
import { createLinearMaster, MASTER_LATENCY_FRAMES } from './createMaster.ts'
import type { Tone } from './settleTone.ts'
import { addRow } from '../sumWindow.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

/** One stem on its way through the master: the song's filters and, as late as the song, the song's own gain curve. */
export type StemMaster = { clear(): void; add(row: StereoRow): void; finish(gain: Row): StereoRow }

export function createStemMaster(desk: Desk, tone: Tone, sampleRate: number): StemMaster {
  const filterLinear = createLinearMaster(desk, tone, sampleRate)
  const mix = desk.stereoRow(WINDOW_FRAMES)
  const late = desk.stereoRow(WINDOW_FRAMES + MASTER_LATENCY_FRAMES)
  const out = desk.stereoRow(WINDOW_FRAMES)
  const sides = ['left', 'right'] as const
  return {
    clear() {
      for (const side of sides) mix[side].fill(0)
    },
    add: (row) => addRow(desk, mix, row),
    finish(gain) {
      filterLinear(mix)
      for (const side of sides) {
        late[side].copyWithin(0, WINDOW_FRAMES)
        late[side].set(mix[side], MASTER_LATENCY_FRAMES)
        desk.kernels.multiply(out[side].byteOffset, late[side].byteOffset, gain.byteOffset, WINDOW_FRAMES)
      }
      return out
    },
  }
}
