import type { Room } from './createReverb.ts'

const BOOTH: Room = { size: 0.35, decaySeconds: 0.7, damping: 0.5, preDelaySeconds: 0.006 }
const CLUB: Room = { size: 0.5, decaySeconds: 1.2, damping: 0.35, preDelaySeconds: 0.01 }
const PLATE: Room = { size: 0.7, decaySeconds: 1.5, damping: 0.25, preDelaySeconds: 0.018, isPlate: true }
const CHAMBER: Room = { size: 0.9, decaySeconds: 1.7, damping: 0.45, preDelaySeconds: 0.02 }
const ARENA: Room = { size: 1.1, decaySeconds: 2.1, damping: 0.35, preDelaySeconds: 0.03 }
const HALL: Room = { size: 1.25, decaySeconds: 2.6, damping: 0.4, preDelaySeconds: 0.028 }
const CATHEDRAL: Room = { size: 1.5, decaySeconds: 4, damping: 0.45, preDelaySeconds: 0.035 }
// A dub desk's plate: long, bright and late.
const ECHO_CHAMBER: Room = { size: 0.85, decaySeconds: 2.5, damping: 0.2, preDelaySeconds: 0.04, isPlate: true }

// First match wins: dubstep stands in dub's room, Indian classical music in the classical hall.
const ROOM_OF: [RegExp, Room][] = [
  [/ambient|new age|choir|choral/, CATHEDRAL],
  [/cinematic|orchestr|classical|waltz|ballad|gospel|film|epic/, HALL],
  [/dub/, ECHO_CHAMBER],
  [/trance|synthwave|metal|k-?pop|edm/, ARENA],
  [/folk|celtic|flamenco|indian|bossa|lullaby|country|bluegrass/, CHAMBER],
  [/jazz|blues|funk|reggae|swing|soul|samba|salsa|afro|ska|disco|latin/, CLUB],
  [/hip ?hop|boom|trap|drill|grime|rap|punk|chip|lo-?fi/, BOOTH],
]

export function roomOf(genre: string): Room {
  return ROOM_OF.find(([pattern]) => pattern.test(genre.toLowerCase()))?.[1] ?? PLATE
}
