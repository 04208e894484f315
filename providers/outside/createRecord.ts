import type { Breaker } from './createBreaker.ts'

/** How an outside service did lately, for whoever runs the installation. */
export type DoorFacts = {
  calls: number
  errorRate: number
  medianMs: number | null
  lastError: string | null
  isResting: boolean
}

/** Hears of each call as it ends: how long it took, or why it came to nothing. */
export type NoteCall = (call: { ms: number | null; problem: string | null }) => void

export type DoorRecord = { ok(ms: number): void; error(message: string): void; facts(): DoorFacts }

const REMEMBERED = 100

export function createRecord(breaker: Breaker, note: NoteCall = () => undefined): DoorRecord {
  const outcomes: { ms: number | null }[] = []
  let lastError: string | null = null

  function remember(ms: number | null): void {
    outcomes.push({ ms })
    if (outcomes.length > REMEMBERED) outcomes.shift()
  }

  return {
    ok(ms) {
      remember(ms)
      note({ ms: Math.round(ms), problem: null })
    },
    error(message) {
      remember(null)
      lastError = message
      note({ ms: null, problem: message })
    },
    facts() {
      const times = outcomes.flatMap(({ ms }) => (ms === null ? [] : [ms])).toSorted((one, other) => one - other)
      const failures = outcomes.length - times.length
      return {
        calls: outcomes.length,
        errorRate: outcomes.length === 0 ? 0 : failures / outcomes.length,
        medianMs: times[Math.floor(times.length / 2)] ?? null,
        lastError,
        isResting: breaker.isOpen(),
      }
    },
  }
}
