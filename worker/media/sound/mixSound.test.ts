import { describe, expect, it } from 'vitest'
import { mixSound } from './mixSound.ts'

const RATE = 48_000
const flat = (seconds: number, level: number) => new Float32Array(seconds * RATE * 2).fill(level)

describe('the sound of a hook', () => {
  it('is its parts at their volumes, as long as asked for, silent where they end', () => {
    const mixed = mixSound(
      [
        { samples: flat(2, 0.5), gain: 0.5 },
        { samples: flat(1, 0.4), gain: 1 },
      ],
      3,
    )
    expect(mixed).toHaveLength(3 * RATE * 2)
    expect(mixed[RATE]).toBeCloseTo(0.65)
    expect(mixed[3 * RATE]).toBeCloseTo(0.25)
    expect(mixed[5 * RATE]).toBe(0)
  })

  it('neither clicks at its ends nor leaves the scale', () => {
    const mixed = mixSound(
      [
        { samples: flat(1, 0.9), gain: 1 },
        { samples: flat(1, 0.9), gain: 1 },
      ],
      1,
    )
    expect(Math.abs(mixed[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(mixed.at(-1) ?? 1)).toBeLessThan(0.01)
    expect(mixed[RATE]).toBe(1)
  })
})
