import { exp } from '../audio/math.ts'
import type { PitchTrack } from './pitchTrack.ts'
import { vocalTraits } from './vocalTraits.ts'

// Logistic regression over songs of this engine with and without a singer, in the order of VocalTraits.
const WEIGHTS = [0, 0, 0, 0, 0, 60, 0]
const BIAS = -2

export function findVocal(
  samples: Float32Array,
  sampleRate: number,
  track: PitchTrack,
): { value: boolean; confidence: number } {
  const traits = vocalTraits(samples, sampleRate, track)
  const evidence = traits.reduce((sum, trait, i) => sum + trait * WEIGHTS[i], BIAS)
  const chance = 1 / (1 + exp(-evidence))
  return { value: chance > 0.5, confidence: Math.abs(chance - 0.5) * 2 }
}
