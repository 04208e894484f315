import { isSettledFirmly, type Score } from '../../score.ts'
import { findTrainedSinger } from '../../voice/trained/trainedSingers.ts'
import type { Room } from '../rooms/createReverb.ts'

/** How records of a genre treat their singer: the room around the voice, its place in front of the band, and its presence. */
export type VoiceTreatment = {
  plate: Room
  // One short echo right behind the voice.
  slap?: { seconds: number; gainDb: number }
  // Where the voice stands against the band while somebody sings: loudness by K-weighting.
  aboveBandDb: number
  presenceDb: number
  // How far the whole band steps back meanwhile, and how much further between 1 and 4 kHz.
  duckDb: number
  carveDb: number
}

const PLATE: Room = { size: 0.6, decaySeconds: 1.3, damping: 0.2, preDelaySeconds: 0.03 }
const SHORT_PLATE: Room = { size: 0.45, decaySeconds: 0.8, damping: 0.3, preDelaySeconds: 0.02 }
const LONG_PLATE: Room = { size: 0.85, decaySeconds: 2.4, damping: 0.3, preDelaySeconds: 0.045 }

const POP: VoiceTreatment = { plate: PLATE, aboveBandDb: 2, presenceDb: 3, duckDb: 2.5, carveDb: 5 }
const TREATMENTS: [RegExp, VoiceTreatment][] = [
  [
    /ambient|new age|chant|cinematic|orchestr|classical|ballad|gospel|lullaby/,
    { ...POP, plate: LONG_PLATE, presenceDb: 2, duckDb: 2 },
  ],
  [
    /rockabilly|country|blues|surf|bluegrass/,
    { ...POP, plate: SHORT_PLATE, slap: { seconds: 0.12, gainDb: -13 }, aboveBandDb: 2.5 },
  ],
  [
    /metal|djent|grunge|hardstyle|shoegaze/,
    { plate: PLATE, slap: { seconds: 0.095, gainDb: -16 }, aboveBandDb: 1.5, presenceDb: 4.5, duckDb: 3, carveDb: 7 },
  ],
  [
    /rock|punk|indie|reggae|ska|dub|wave/,
    { plate: PLATE, slap: { seconds: 0.095, gainDb: -16 }, aboveBandDb: 2, presenceDb: 3.5, duckDb: 3, carveDb: 6 },
  ],
  [
    /hip ?hop|trap|drill|grime|rap|boom|phonk/,
    { ...POP, plate: SHORT_PLATE, slap: { seconds: 0.075, gainDb: -18 }, aboveBandDb: 3, presenceDb: 3.5 },
  ],
  [
    /house|techno|trance|edm|drum and bass|step|electro|hyperpop|amapiano|chip/,
    { ...POP, presenceDb: 3.5, duckDb: 3, carveDb: 6 },
  ],
  [
    /folk|jazz|bossa|soul|swing|latin|flamenco|celtic|chanson|fado/,
    { ...POP, plate: SHORT_PLATE, aboveBandDb: 2.5, presenceDb: 2.5, duckDb: 2 },
  ],
]

// Who belts is bright already: more would be sharp.
const PRESENCE_OF_BELTING_DB = 2

/** Undefined for singers of before there were plates: their songs sound as they did. */
export function voiceTreatmentOf(score: Score): VoiceTreatment | undefined {
  const { genre, voice } = score
  if (!voice || !findTrainedSinger(voice.singer)) return undefined
  const usual = TREATMENTS.find(([pattern]) => pattern.test(genre.toLowerCase()))?.[1] ?? POP
  if (voice.manner !== 'belted' || !isSettledFirmly(score)) return usual
  return { ...usual, presenceDb: usual.presenceDb - PRESENCE_OF_BELTING_DB }
}
