import { PLAY_COUNTS_AFTER_SECONDS } from '@arioso/contract/limits'

// A jump of the position is a seek, not listening.
const LONGEST_STEP_SECONDS = 2

export type PlayTally = { heardSeconds: number; lastSeconds: number; counted: boolean }

export function startTally(atSeconds: number): PlayTally {
  return { heardSeconds: 0, lastSeconds: atSeconds, counted: false }
}

export function hear(tally: PlayTally, atSeconds: number): PlayTally & { countNow: boolean } {
  const step = atSeconds - tally.lastSeconds
  const heard = step > 0 && step <= LONGEST_STEP_SECONDS ? step : 0
  const heardSeconds = tally.heardSeconds + heard
  const countNow = !tally.counted && heardSeconds >= PLAY_COUNTS_AFTER_SECONDS
  return { heardSeconds, lastSeconds: atSeconds, counted: tally.counted || countNow, countNow }
}
