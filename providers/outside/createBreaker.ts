export type Breaker = {
  /** Whether a call may go out now. While it is open, one call a pause tries whether the other side is back. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
  isOpen(): boolean
}

type BreakerOptions = { failuresMax?: number; pauseMs?: number; now?: () => number }

// Somebody who is down gets worse by being asked, and whoever asks waits for nothing.
export function createBreaker({
  failuresMax = 5,
  pauseMs = 20_000,
  now = () => Date.now(),
}: BreakerOptions = {}): Breaker {
  let failures = 0
  let triedAt = 0
  const isOpen = (): boolean => failures >= failuresMax
  return {
    isOpen,
    mayCall() {
      if (!isOpen()) return true
      if (now() - triedAt < pauseMs) return false
      triedAt = now()
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      triedAt = now()
    },
  }
}
