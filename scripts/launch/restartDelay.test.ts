import { describe, expect, it } from 'vitest'
import { restartDelayMs } from './restartDelay.ts'

const MINUTE = 60_000

describe('what ended by itself', () => {
  it('is started again at once, and ever later when it goes on ending', () => {
    const delays = [1, 2, 3, 4, 5, 20].map((times) =>
      restartDelayMs(
        Array.from({ length: times }, () => 0),
        0,
      ),
    )
    expect(delays).toEqual([0, 500, 1000, 2000, 4000, MINUTE])
  })

  it('is forgiven what lies ten minutes back', () => {
    const now = 60 * MINUTE
    expect(restartDelayMs([MINUTE, 2 * MINUTE, 3 * MINUTE, 49 * MINUTE, now], now)).toBe(0)
  })
})
