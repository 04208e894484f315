import { vibratoAt, type Vibrato } from '../../audio/controlCurve.ts'
import { pow } from '../../audio/math.ts'
import type { Articulation } from '../instrument.ts'

// A slurred note begins in the middle of its tone, no attack, and comes in while the last one leaves.
export const SLURRED_SKIP_SECONDS = 0.16
export const SLURRED_RISE_SECONDS = 0.045
const SLIDE_SECONDS = 0.07
const SLIDE_CENTS = 70
// The hand on the strings beside the bridge: dull, and gone at once.
export const MUTED_HERTZ = 1700
export const MUTED_FALL = -14

/** Pitch over time: a slurred note slides in from where the last one was, and the player's vibrato comes later. */
export function pitchBend(
  vibrato: Vibrato | undefined,
  articulation: Articulation,
  phase: number,
): ((seconds: number) => number) | undefined {
  const swing = vibrato && vibratoAt({ ...vibrato, phase })
  if (articulation !== 'rising' && articulation !== 'falling') return swing
  const cents = articulation === 'rising' ? -SLIDE_CENTS : SLIDE_CENTS
  return (seconds) => {
    const left = Math.max(0, 1 - seconds / SLIDE_SECONDS)
    return pow(2, (cents * left * left) / 1200) * (swing?.(seconds) ?? 1)
  }
}
