import { describe, expect, it } from 'vitest'
import { createDesk } from '../../audio/kernels/createDesk.ts'
import { createConvolver } from './createConvolver.ts'
import { roomAnswer } from './roomAnswer.ts'
import { roomOf } from './rooms.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

const RATE = 48_000

/** Four windows of a room's answer to single clicks: [frame, left, right]. */
function answers(genre: string, clicks: readonly [number, number, number][]): [Float32Array, Float32Array] {
  const desk = createDesk()
  const room = createConvolver(desk, roomAnswer(roomOf(genre), RATE))
  const input = desk.stereoRow(WINDOW_FRAMES)
  const output = desk.stereoRow(WINDOW_FRAMES)
  const [left, right] = [new Float32Array(4 * WINDOW_FRAMES), new Float32Array(4 * WINDOW_FRAMES)]
  for (let window = 0; window < 4; window++) {
    for (const row of [input.left, input.right, output.left, output.right]) row.fill(0)
    const start = window * WINDOW_FRAMES
    for (const [frame, l, r] of clicks) {
      if (frame < start || frame >= start + WINDOW_FRAMES) continue
      input.left[frame - start] = l
      input.right[frame - start] = r
    }
    room.process(input, output)
    left.set(output.left, start)
    right.set(output.right, start)
  }
  return [left, right]
}

describe('a room with walls', () => {
  it('answers every click with its whole answer, across windows, on both sides', () => {
    const { same, across } = roomAnswer(roomOf('jazz'), RATE)
    const later = WINDOW_FRAMES + 4321
    const [left, right] = answers('jazz', [
      [100, 1, 0],
      [later, 0, 0.5],
    ])
    for (let i = 0; i < left.length; i += 7) {
      const [first, second] = [i - 100, i - later]
      const wantedLeft = (same[first] ?? 0) - 0.5 * (across[second] ?? 0)
      const wantedRight = (across[first] ?? 0) + 0.5 * (same[second] ?? 0)
      expect(Math.abs(left[i] - wantedLeft)).toBeLessThan(1e-6)
      expect(Math.abs(right[i] - wantedRight)).toBeLessThan(1e-6)
    }
  })

  it('is wide: what comes from the middle sounds different on both sides', () => {
    const [left, right] = answers('classical', [[0, 1, 1]])
    const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * b[i], 0)
    expect(Math.abs(dot(left, right)) / Math.sqrt(dot(left, left) * dot(right, right))).toBeLessThan(0.4)
  })

  it.each([
    ['hip hop', 0.7],
    ['pop', 1.5],
    ['classical', 2.6],
  ])('of %s dies as slowly as it should: %d seconds', (genre, seconds) => {
    const { same } = roomAnswer(roomOf(genre), RATE)
    const level = (at: number): number => {
      const part = same.subarray(Math.round(at * RATE), Math.round((at + 0.1) * RATE))
      return 10 * Math.log10(part.reduce((sum, x) => sum + x * x, 0))
    }
    const [early, late] = [0.15 * seconds, 0.55 * seconds]
    const measured = (60 * (late - early)) / (level(early) - level(late))
    expect(measured / seconds).toBeGreaterThan(0.7)
    expect(measured / seconds).toBeLessThan(1.2)
  })
})
