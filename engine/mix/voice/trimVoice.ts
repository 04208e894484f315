import { log10 } from '../../audio/math.ts'
import type { PredictedPowers } from '../master/predictPowers.ts'

// A song whose band is far louder or softer than its genre's is not put right by its voice alone.
const MOST_DB = 6

/** Decibels that put the voice where its genre wants it against the band, over all that is sung. */
export function trimVoice({ band, voice, aboveBandDb }: PredictedPowers): number {
  if (aboveBandDb === undefined) return 0
  let [sung, played] = [0, 0]
  for (let i = 0; i < voice.length; i++) {
    if (voice[i] === 0) continue
    sung += voice[i]
    played += band[i]
  }
  if (sung <= 0 || played <= 0) return 0
  return Math.max(-MOST_DB, Math.min(MOST_DB, aboveBandDb - 10 * log10(sung / played)))
}
