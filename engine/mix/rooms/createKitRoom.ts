import { highPass, pairOf } from '../../audio/biquad.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../../audio/kernels/createDesk.ts'
import { createCompressor, type Compression } from '../createCompressor.ts'
import type { Room } from './createReverb.ts'
import { openRoom } from './openRoom.ts'
import { addRow } from '../sumWindow.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

// Two microphones in the room hear all drums at once, squeezed so that the room breathes between the strokes.
const ROOM: Room = { size: 0.2, decaySeconds: 0.4, damping: 0.3, preDelaySeconds: 0.004 }
const ROOM_GAIN = 0.34
// The kick drum stays close and dry.
const ROOM_FROM_HERTZ = 140
const SQUEEZE: Compression = { thresholdDb: -30, ratio: 4, attackSeconds: 0.004, releaseSeconds: 0.12 }
const SQUEEZE_MAKE_UP_DB = 5
// The microphones of the third band stand farther apart.
const SPREAD = 1.5

type KitRoom = { hasWalls: boolean; isWide: boolean; sampleRate: number }

/** drums ─► room ─► compressor ─► added to the drums, so that their stem has its room */
export function createKitRoom(desk: Desk, { hasWalls, isWide, sampleRate }: KitRoom): (drums: StereoRow) => void {
  const room = openRoom(desk, ROOM, hasWalls, sampleRate)
  const filterRoom = createCascade(desk, [pairOf(highPass(ROOM_FROM_HERTZ, 0.7, sampleRate))])
  const squeeze = createCompressor(desk, SQUEEZE, SQUEEZE_MAKE_UP_DB, sampleRate)
  const around = desk.stereoRow(WINDOW_FRAMES)
  const { toMidSide, toLeftRight } = desk.kernels

  function spread({ left, right }: StereoRow): void {
    toMidSide(left.byteOffset, right.byteOffset, SPREAD, WINDOW_FRAMES)
    toLeftRight(left.byteOffset, right.byteOffset, WINDOW_FRAMES)
  }

  return (drums) => {
    around.left.fill(0)
    around.right.fill(0)
    room.process(drums, around)
    filterRoom(around.left, around.right)
    squeeze(around.left, around.right)
    if (isWide) spread(around)
    addRow(desk, drums, around, ROOM_GAIN)
  }
}
