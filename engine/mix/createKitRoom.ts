import { highPass, pairOf } from '../audio/biquad.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import { createCompressor, type Compression } from './createCompressor.ts'
import { createReverb, type Room } from './createReverb.ts'
import { addRow } from './sumWindow.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

// Two microphones over the kit hear every drum a moment later and from both sides; two in the room hear all of them
// at once, squeezed so that the room breathes between the strokes.
const OVERHEADS: Room = { size: 0.07, decaySeconds: 0.16, damping: 0.1, preDelaySeconds: 0.0012 }
const ROOM: Room = { size: 0.26, decaySeconds: 0.42, damping: 0.4, preDelaySeconds: 0.007 }
const OVERHEAD_GAIN = 0.3
const ROOM_GAIN = 0.24
// The kick drum stays close and dry.
const OVERHEADS_FROM_HERTZ = 500
const ROOM_FROM_HERTZ = 140
const SQUEEZE: Compression = { thresholdDb: -30, ratio: 4, attackSeconds: 0.004, releaseSeconds: 0.12 }
const SQUEEZE_MAKE_UP_DB = 5

/**
 * drums ─┬─► overheads ───────────┬─► added to the drums, so that their stem has its room
 *        └─► room ─► compressor ──┘
 */
export function createKitRoom(desk: Desk, sampleRate: number): (drums: StereoRow) => void {
  const overheads = createReverb(desk, OVERHEADS, sampleRate)
  const room = createReverb(desk, ROOM, sampleRate)
  const filterOverheads = createCascade(desk, [pairOf(highPass(OVERHEADS_FROM_HERTZ, 0.7, sampleRate))])
  const filterRoom = createCascade(desk, [pairOf(highPass(ROOM_FROM_HERTZ, 0.7, sampleRate))])
  const squeeze = createCompressor(desk, SQUEEZE, SQUEEZE_MAKE_UP_DB, sampleRate)
  const above = desk.stereoRow(WINDOW_FRAMES)
  const around = desk.stereoRow(WINDOW_FRAMES)

  return (drums) => {
    for (const row of [above.left, above.right, around.left, around.right]) row.fill(0)
    overheads.process(drums, above)
    room.process(drums, around)
    filterOverheads(above.left, above.right)
    filterRoom(around.left, around.right)
    squeeze(around.left, around.right)
    addRow(desk, drums, above, OVERHEAD_GAIN)
    addRow(desk, drums, around, ROOM_GAIN)
  }
}
