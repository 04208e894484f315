import { LISTEN_MILESTONES, PLAY_COUNTS_AFTER_SECONDS, PLAY_COUNTS_AFTER_SHARE } from '@arioso/contract/limits'

// A jump of the position is a seek, not listening.
const LONGEST_STEP_SECONDS = 2

// The last moments are often silence, and the last tick comes a little before the end.
const WHOLE_SHARE = 0.97

export type Milestone = (typeof LISTEN_MILESTONES)[number]

export type PlayTally = {
  heardSeconds: number
  lastSeconds: number
  furthestSeconds: number
  counted: boolean
  reached: Milestone | undefined
}

export type Heard = PlayTally & { countNow: boolean; reachedNow: Milestone | undefined }

export function startTally(atSeconds: number): PlayTally {
  return { heardSeconds: 0, lastSeconds: atSeconds, furthestSeconds: 0, counted: false, reached: undefined }
}

export function hear(tally: PlayTally, atSeconds: number, durationSeconds: number): Heard {
  const step = atSeconds - tally.lastSeconds
  const heard = step > 0 && step <= LONGEST_STEP_SECONDS ? step : 0
  const heardSeconds = tally.heardSeconds + heard
  const shareSeconds = durationSeconds > 0 ? durationSeconds * PLAY_COUNTS_AFTER_SHARE : Infinity
  const countNow = !tally.counted && heardSeconds >= Math.min(PLAY_COUNTS_AFTER_SECONDS, shareSeconds)
  const counted = tally.counted || countNow
  const furthestSeconds = Math.max(tally.furthestSeconds, heard > 0 ? atSeconds : 0)
  const reached = counted ? milestoneAt(Math.min(heardSeconds, furthestSeconds) / durationSeconds) : undefined
  const reachedNow = reached !== undefined && reached > (tally.reached ?? 0) ? reached : undefined
  const kept = reachedNow ?? tally.reached
  return { heardSeconds, lastSeconds: atSeconds, furthestSeconds, counted, reached: kept, countNow, reachedNow }
}

// Hearing the first half twice is not hearing the whole.
function milestoneAt(share: number): Milestone | undefined {
  return LISTEN_MILESTONES.findLast((percent) => share >= Math.min(percent / 100, WHOLE_SHARE))
}
