import { allPass, highPass, runBiquad } from '../../audio/biquad.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { pow } from '../../audio/math.ts'

const SPLIT_HERTZ = 1200
const HIGHEST_HERTZ = 15_000
const TURNS = 7
// The stick itself stays as it was recorded.
const KEPT_SECONDS = 0.006
const BLEND_SECONDS = 0.006

/**
 * Another stroke of the same drum out of one recording: what rattles and hisses above gets other phases, as it has with
 * every stroke; attack, body and every band's level stay. Take 0 is the recording itself.
 */
export function varyTake(samples: Float32Array, take: number, sampleRate: number): void {
  if (take === 0) return
  const luck = createNoise(take * 7717 + 13)
  const high = Float32Array.from(samples)
  runBiquad(highPass(SPLIT_HERTZ, 0.7, sampleRate), high)
  const turned = Float32Array.from(high)
  for (let i = 0; i < TURNS; i++) {
    const hertz = SPLIT_HERTZ * pow(HIGHEST_HERTZ / SPLIT_HERTZ, (i + 0.5 + 0.5 * luck()) / TURNS)
    runBiquad(allPass(hertz, 1.6 + luck(), sampleRate), turned)
  }
  const kept = KEPT_SECONDS * sampleRate
  for (let i = 0; i < samples.length; i++) {
    const share = Math.max(0, Math.min(1, (i - kept) / (BLEND_SECONDS * sampleRate)))
    samples[i] += share * (turned[i] - high[i])
  }
}
