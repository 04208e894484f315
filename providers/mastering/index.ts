// Mastering: a recording goes in, to be read anywhere, and comes out as a finished record would sound, frame for frame at the
// same places. Apart from listening, because somebody waits for its first second.
import { masterRecording, type MixToMaster, type Samples } from '@arioso/engine/mastering'

const TONE_ROUNDS = { subtle: 1, normal: 2, high: 3 }

/** A higher strength may change its tone further. */
export function masterMix(mix: MixToMaster, strength: keyof typeof TONE_ROUNDS): Iterable<Samples> {
  return masterRecording(mix, TONE_ROUNDS[strength])
}
