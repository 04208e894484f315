// Speeds move by semitones, 24 down (0.25x) and 24 up (4x), so that without keep-pitch a song stays in tune.
export const SPEED_STEPS = 24

export function toMultiplier(steps: number): number {
  return Math.round(2 ** (steps / 12) * 10_000) / 10_000
}

export function toSteps(multiplier: number): number {
  return Math.round(12 * Math.log2(multiplier))
}

export function formatMultiplier(multiplier: number): string {
  return `${Math.round(multiplier * 100) / 100}×`
}
