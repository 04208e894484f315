import { SPEED } from '../limits.ts'

const SEMITONES_EACH_WAY = 24

// Tape speeds a whole number of semitones apart, two octaves down to two octaves up: 0.25x to 4x.
export const speedSteps: readonly number[] = Array.from(
  { length: 2 * SEMITONES_EACH_WAY + 1 },
  (_, index) => 2 ** ((index - SEMITONES_EACH_WAY) / 12),
)

export function snapSpeed(multiplier: number, { keepPitch }: { keepPitch: boolean }): number {
  const inRange = Math.min(SPEED.fastest, Math.max(SPEED.slowest, multiplier))
  if (keepPitch) return Number(inRange.toFixed(SPEED.keepPitchDecimals))
  return speedSteps.reduce((best, step) => (Math.abs(step - inRange) < Math.abs(best - inRange) ? step : best))
}
