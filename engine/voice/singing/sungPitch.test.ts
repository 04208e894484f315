import { expect, it } from 'vitest'
import { sungPitch } from './sungPitch.ts'
import type { SungNote } from './layOutLine.ts'

const HABITS = { vibratoCents: 30, vibratoHertz: 5.5, scoopCents: 80, glideSeconds: 0.08, swellDb: 1 }
const STEP = 0.005
const note = (startSeconds: number, endSeconds: number, pitch: number): SungNote => ({
  startSeconds,
  endSeconds,
  pitch,
  velocity: 0.8,
})

function centsBetween(notes: SungNote[], from: number, to: number, pitch: number, habits = HABITS): number[] {
  const places = { startSeconds: 0, stepSeconds: STEP, count: 800, heldSeconds: 0.8 }
  const contour = sungPitch(notes, habits, places, 5)
  return [...contour.subarray(Math.round(from / STEP), Math.round(to / STEP))].map((at) => 100 * (at - pitch))
}

const swing = (cents: number[]): number => Math.max(...cents) - Math.min(...cents)
const mean = (cents: number[]): number => cents.reduce((sum, at) => sum + at, 0) / cents.length

it('vibrato grows within a long note, and a short note has hardly any', () => {
  const long = [note(0, 2, 60), note(2, 3, 60)]
  const early = swing(centsBetween(long, 0.15, 0.4, 60))
  const late = swing(centsBetween(long, 1.3, 1.7, 60))
  expect(late).toBeGreaterThan(40)
  expect(late).toBeGreaterThan(2.5 * early)
  const short = [note(0, 0.3, 60), note(0.3, 0.6, 60), note(0.6, 0.9, 60)]
  expect(swing(centsBetween(short, 0.36, 0.58, 60))).toBeLessThan(12)
  // A last note of two seconds is let go after 0.8: its vibrato has grown by then.
  expect(swing(centsBetween([note(0, 2, 60)], 0.55, 0.8, 60))).toBeGreaterThan(40)
})

it('a phrase is scooped into from below, and its notes are joined by glides', () => {
  const notes = [note(0, 0.5, 60), note(0.5, 1, 64)]
  expect(mean(centsBetween(notes, 0, 0.03, 60))).toBeLessThan(-15)
  expect(Math.abs(mean(centsBetween(notes, 0.2, 0.4, 60)))).toBeLessThan(6)
  const joint = centsBetween(notes, 0.44, 0.56, 60)
  expect(joint.every((at, i) => i === 0 || at - joint[i - 1] < 60)).toBe(true)
})

it('a long last note falls when it is let go, one before another does not', () => {
  const still = { ...HABITS, vibratoCents: 0 }
  expect(mean(centsBetween([note(0, 2, 60)], 1.1, 1.2, 60, still))).toBeLessThan(-35)
  expect(Math.abs(mean(centsBetween([note(0, 2, 60), note(2, 3, 60)], 1.1, 1.2, 60, still)))).toBeLessThan(6)
})
