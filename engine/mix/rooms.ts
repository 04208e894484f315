import type { Room } from './createReverb.ts'

const PLATE: Room = { size: 0.7, decaySeconds: 1.5, damping: 0.25, preDelaySeconds: 0.018 }
const HALL: Room = { size: 1.25, decaySeconds: 2.6, damping: 0.4, preDelaySeconds: 0.028 }
const CLUB: Room = { size: 0.5, decaySeconds: 1.2, damping: 0.35, preDelaySeconds: 0.01 }

const ROOM_OF: [RegExp, Room][] = [
  [/ambient|cinematic|orchestr|classical|ballad|gospel|choir|new age|film|epic|synthwave/, HALL],
  [/jazz|blues|lo-?fi|funk|reggae|swing|punk/, CLUB],
]

export function roomOf(genre: string): Room {
  return ROOM_OF.find(([pattern]) => pattern.test(genre.toLowerCase()))?.[1] ?? PLATE
}
