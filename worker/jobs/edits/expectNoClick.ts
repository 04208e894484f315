import { expect } from 'vitest'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import type { Stereo } from '../../media/sound/sound.ts'

// The largest step from one sample to the next: a click is one that the music itself never makes.
function largestJump(samples: Float32Array, from: number, to: number): number {
  let largest = 0
  for (let i = Math.max(1, from); i < Math.min(to, samples.length); i++) {
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  }
  return largest
}

/**
 * For tests: what is heard at a join is no rougher than the two seconds on both sides of it, or than the song was there
 * before it was changed: a chorus may begin with a blow.
 */
export function expectNoClick({ left }: Stereo, at: number, before?: Stereo): void {
  const near = largestJump(left, at - 480, at + 2400)
  const around = largestJump(left, at - SAMPLE_RATE * 2, at - 480) + largestJump(left, at + 2400, at + SAMPLE_RATE * 2)
  const was = before === undefined ? 0 : largestJump(before.left, at - 480, at + 2400)
  expect(near).toBeLessThanOrEqual(Math.max(around, was * 1.1))
}
