import { PLAY_COUNTS_AFTER_SECONDS, PLAY_COUNTS_AFTER_SHARE } from '@arioso/contract/limits'

// A jump of the position is a seek, not listening.
const LONGEST_STEP_SECONDS = 2

export type PlayTally = { heardSeconds: number; lastSeconds: number; counted: boolean }

export function startTally(atSeconds: number): PlayTally {
  return { heardSeconds: 0, lastSeconds: atSeconds, counted: false }
}

export function hear(tally: PlayTally, atSeconds: number, durationSeconds: number): PlayTally & { countNow: boolean } {
  const step = atSeconds - tally.lastSeconds
  const heard = step > 0 && step <= LONGEST_STEP_SECONDS ? step : 0
  const heardSeconds = tally.heardSeconds + heard
  const shareSeconds = durationSeconds > 0 ? durationSeconds * PLAY_COUNTS_AFTER_SHARE : Infinity
  const countNow = !tally.counted && heardSeconds >= Math.min(PLAY_COUNTS_AFTER_SECONDS, shareSeconds)
  return { heardSeconds, lastSeconds: atSeconds, counted: tally.counted || countNow, countNow }
}
