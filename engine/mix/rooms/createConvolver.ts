import type { Desk } from '../../audio/kernels/createDesk.ts'
import { cos, sin, TAU } from '../../audio/math.ts'
import type { Reverb } from './createReverb.ts'
import type { RoomAnswer } from './createReverb.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

// A window together with the one before it: what comes out in its second half is free of wrap-around.
const SIZE = 2 * WINDOW_FRAMES
const SMALLEST_HALF = 4

/**
 * A room's recorded answer, folded with the sound a window at a time (uniformly partitioned overlap-save). Left and right
 * are one complex number, and so is the answer: its real part stays on a side, its imaginary part crosses over, so that
 * one transform serves both sides and the room is as wide as its two parts are unlike.
 */
export function createConvolver(desk: Desk, answer: RoomAnswer): Reverb {
  const { transform, transformBack, addProducts } = desk.kernels
  const turns = desk.row(2 * (SIZE - SMALLEST_HALF))
  turns.set(turnsOf())
  const parts = Math.ceil(answer.same.length / WINDOW_FRAMES)
  const rooms = Array.from({ length: parts }, () => desk.row(2 * SIZE))
  const heard = Array.from({ length: parts }, () => desk.row(2 * SIZE))
  const before = desk.stereoRow(WINDOW_FRAMES)
  const sum = desk.row(2 * SIZE)
  const places = desk.integers(2 * parts)
  const imaginaryAt = 4 * SIZE
  rooms.forEach((room, part) => {
    const [from, to] = [part * WINDOW_FRAMES, (part + 1) * WINDOW_FRAMES]
    room.set(answer.same.subarray(from, to).map((x) => x / SIZE))
    room.set(
      answer.across.subarray(from, to).map((x) => x / SIZE),
      SIZE,
    )
    transform(room.byteOffset, room.byteOffset + imaginaryAt, turns.byteOffset, SIZE)
  })
  let newest = 0
  return {
    process({ left, right }, output) {
      newest = (newest + parts - 1) % parts
      const spectrum = heard[newest]
      ;[left, right].forEach((row, side) => {
        const last = side === 0 ? before.left : before.right
        spectrum.set(last, side * SIZE)
        spectrum.set(row, side * SIZE + WINDOW_FRAMES)
        last.set(row)
      })
      transform(spectrum.byteOffset, spectrum.byteOffset + imaginaryAt, turns.byteOffset, SIZE)
      sum.fill(0)
      rooms.forEach((room, part) => {
        places.set([heard[(newest + part) % parts].byteOffset, room.byteOffset], 2 * part)
      })
      addProducts(sum.byteOffset, places.byteOffset, parts, SIZE)
      transformBack(sum.byteOffset, sum.byteOffset + imaginaryAt, turns.byteOffset, SIZE)
      const { addGained } = desk.kernels
      addGained(output.left.byteOffset, sum.byteOffset + 4 * WINDOW_FRAMES, 1, WINDOW_FRAMES)
      addGained(output.right.byteOffset, sum.byteOffset + imaginaryAt + 4 * WINDOW_FRAMES, 1, WINDOW_FRAMES)
    },
  }
}

let turnTable: Float32Array | undefined

/** For every stage, the longest first, cosines and then sines of half a circle backwards. */
function turnsOf(): Float32Array {
  if (turnTable) return turnTable
  const table: number[] = []
  for (let half = SIZE / 2; half >= SMALLEST_HALF; half /= 2) {
    for (let k = 0; k < half; k++) table.push(cos((TAU * k) / (2 * half)))
    for (let k = 0; k < half; k++) table.push(-sin((TAU * k) / (2 * half)))
  }
  return (turnTable = Float32Array.from(table))
}
