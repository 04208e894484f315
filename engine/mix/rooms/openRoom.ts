import type { Desk } from '../../audio/kernels/createDesk.ts'
import { createConvolver } from './createConvolver.ts'
import { createReverb, type Reverb, type Room } from './createReverb.ts'
import { roomAnswer } from './roomAnswer.ts'

/** A room by its answer to a clap, with walls one hears, or as a network of delays. */
export function openRoom(desk: Desk, room: Room, hasWalls: boolean, sampleRate: number): Reverb {
  return hasWalls ? createConvolver(desk, roomAnswer(room, sampleRate)) : createReverb(desk, room, sampleRate)
}
