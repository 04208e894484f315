import { expect, it } from 'vitest'
import { blockSizeFor } from './blockSizeFor.ts'

it.each([576_000, 1_184_066, 145_000, 9_999_991, 48_000])(
  'of %i samples hardly one is missing in the last',
  (frames) => {
    const size = blockSizeFor(frames)
    expect((size - (frames % size)) % size).toBeLessThanOrEqual(8)
    expect(size).toBeGreaterThanOrEqual(2048)
    expect(size).toBeLessThanOrEqual(8192)
  },
)
