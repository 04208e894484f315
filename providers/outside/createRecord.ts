/** How an outside service did lately, for whoever runs the installation. */
export type DoorFacts = {
  calls: number
  errorRate: number
  medianMs: number | null
  lastError: string | null
  lastOkAt: string | null
}

export type DoorRecord = { ok(ms: number): void; error(message: string): void; facts(): DoorFacts }

const REMEMBERED = 100

export function createRecord(now: () => number = () => Date.now()): DoorRecord {
  const outcomes: { ms: number | null }[] = []
  let lastError: string | null = null
  let lastOkAt: string | null = null

  function remember(ms: number | null): void {
    outcomes.push({ ms })
    if (outcomes.length > REMEMBERED) outcomes.shift()
  }

  return {
    ok(ms) {
      remember(ms)
      lastOkAt = new Date(now()).toISOString()
    },
    error(message) {
      remember(null)
      lastError = message
    },
    facts() {
      const times = outcomes.flatMap(({ ms }) => (ms === null ? [] : [ms])).toSorted((one, other) => one - other)
      const failures = outcomes.length - times.length
      return {
        calls: outcomes.length,
        errorRate: outcomes.length === 0 ? 0 : failures / outcomes.length,
        medianMs: times[Math.floor(times.length / 2)] ?? null,
        lastError,
        lastOkAt,
      }
    },
  }
}
