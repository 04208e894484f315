import type { Score } from '../score.ts'
import { findTrainedSinger } from '../voice/trainedSingers.ts'
import type { Room } from './createReverb.ts'

// A plate around the voice alone, and one short echo right behind it, as records of the genre have them.
export type VoiceRoom = { plate: Room; slap?: { seconds: number; gainDb: number } }

const PLATE: Room = { size: 0.6, decaySeconds: 1.3, damping: 0.2, preDelaySeconds: 0.03 }
const SHORT_PLATE: Room = { size: 0.45, decaySeconds: 0.8, damping: 0.3, preDelaySeconds: 0.02 }
const LONG_PLATE: Room = { size: 0.85, decaySeconds: 2.4, damping: 0.3, preDelaySeconds: 0.045 }

const ROOM_OF: [RegExp, VoiceRoom][] = [
  [/ambient|new age|choral|cinematic|orchestr|classical|ballad|gospel|trance|lullaby/, { plate: LONG_PLATE }],
  [/rockabilly|country|blues|surf|bluegrass/, { plate: SHORT_PLATE, slap: { seconds: 0.12, gainDb: -13 } }],
  [/rock|punk|metal|indie|reggae|ska|dub/, { plate: PLATE, slap: { seconds: 0.095, gainDb: -16 } }],
  [/hip ?hop|trap|drill|grime|rap|boom/, { plate: SHORT_PLATE, slap: { seconds: 0.075, gainDb: -18 } }],
  [/folk|jazz|bossa|soul|swing|latin|flamenco|celtic/, { plate: SHORT_PLATE }],
]

/** Undefined for singers of before there were plates: their songs sound as they did. */
export function voiceRoomOf({ genre, voice }: Score): VoiceRoom | undefined {
  if (!voice || !findTrainedSinger(voice.singer)) return undefined
  return ROOM_OF.find(([pattern]) => pattern.test(genre.toLowerCase()))?.[1] ?? { plate: PLATE }
}
