import {
  GENERATION_POLL_IDLE_MS,
  GENERATION_POLL_RUNNING_MS,
  GENERATION_TIMED_OUT_CHECK_MS,
} from '@arioso/contract/limits'

/** How long until the next look: while nothing runs it is only a look at what the page knows, so it may be soon. */
export function untilNextLookMs(runningCount: number): number {
  return runningCount > 0 ? GENERATION_POLL_RUNNING_MS : GENERATION_POLL_IDLE_MS
}

type Pushed = {
  isOn: boolean
  heardAtMs: ReadonlyMap<string, number>
  isTimeUnknown: (id: string) => boolean
  nowMs: number
}

/**
 * Whose news the server is asked for: of all that run, or, where news is pushed, of those that timed out waiting for it, and of
 * those nobody knows how long they will take: what is pushed does not say.
 */
export function findUntold(runningIds: readonly string[], { isOn, heardAtMs, isTimeUnknown, nowMs }: Pushed): string[] {
  if (!isOn) return [...runningIds]
  const isTimedOut = (id: string): boolean => nowMs - (heardAtMs.get(id) ?? -Infinity) >= GENERATION_TIMED_OUT_CHECK_MS
  return runningIds.filter((id) => isTimedOut(id) || isTimeUnknown(id))
}
