import { log10 } from '../../audio/math.ts'
import { secondsPerBeat, type Score } from '../../score.ts'
import { SLICE_SECONDS, type PredictedPowers } from './predictPowers.ts'

// A section may be this much softer than the loudest; what is softer still is brought back by a share of it.
const FREE_DB = 7
const SHARE = 0.6
const MOST_DB = 5
// The master's gain stands still for a sixth of a second: a quicker hand would be heard moving.
const RAMP_SECONDS = 3
// Whose listeners sit still and wait for the quiet.
const WIDE_GENRES = /ambient|orchestr|classical|cinematic|chant|new age/

/**
 * What a hand on the master adds to sections that would be lost in a room with people, in decibels per 100 ms: an intro
 * of one guitar stays soft, and is heard.
 */
export function liftSoftSections(score: Score, powers: PredictedPowers): Float64Array {
  const lifts = new Float64Array(powers.band.length)
  if (WIDE_GENRES.test(score.genre.toLowerCase())) return lifts
  const slicesPerBeat = secondsPerBeat(score) / SLICE_SECONDS
  const stretches = score.sections.map(({ startBeat, lengthBeats }) => {
    const from = Math.round(startBeat * slicesPerBeat)
    const to = Math.min(lifts.length, Math.round((startBeat + lengthBeats) * slicesPerBeat))
    return { from, to, levelDb: levelDb(powers, from, to) }
  })
  const loudest = Math.max(...stretches.map((stretch) => stretch.levelDb))
  for (const [i, { from, levelDb: level }] of stretches.entries()) {
    const softer = Math.max(0, loudest - level - FREE_DB)
    // The last one holds to the end: what rings on belongs to it.
    lifts.fill(Math.min(MOST_DB, SHARE * softer), from, stretches[i + 1]?.from ?? lifts.length)
  }
  return ramped(lifts)
}

function levelDb({ band, voice }: PredictedPowers, from: number, to: number): number {
  let sum = 1e-12
  for (let i = from; i < to; i++) sum += band[i] + voice[i]
  return 10 * log10(sum / Math.max(1, to - from))
}

/** Moves before the border, so that a section begins where it should be. */
function ramped(lifts: Float64Array): Float64Array {
  const ahead = Math.round(RAMP_SECONDS / SLICE_SECONDS)
  return lifts.map((_, i) => {
    let sum = 0
    for (let k = 1; k <= ahead; k++) sum += lifts[Math.min(lifts.length - 1, i + k)]
    return sum / ahead
  })
}
