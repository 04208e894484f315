import type { Clip } from '@arioso/contract'
import { createStore } from '../../data/stores/createStore.ts'

export type PaceMark = { atMs: number; progress: number }

// The band plays at a fairly even speed; the last marks tell it better than all of them, since songs share the processor.
const MARKS_KEPT = 4

export type Estimate = { atMs: number; secondsLeft: number }

type Pace = {
  marks: Record<string, readonly PaceMark[]>
  // What the server last expected of a waiting song, or when its turn came; news of a song that is pushed here says nothing of it.
  estimates: Record<string, Estimate>
}

export const makingPace = createStore<Pace>({ marks: {}, estimates: {} })

// The estimate is over; how much longer it takes is unknown.
const LEAST_TOLD_SECONDS = 5

export function addMark(marks: readonly PaceMark[], mark: PaceMark): readonly PaceMark[] {
  const last = marks.at(-1)
  if (last !== undefined && mark.progress <= last.progress) return marks
  return [...marks, mark].slice(-MARKS_KEPT)
}

export function estimateSecondsLeft(marks: readonly PaceMark[]): number | undefined {
  const first = marks[0]
  const last = marks.at(-1)
  if (first === undefined || last === undefined || last.progress <= first.progress) return undefined
  const msPerSong = (last.atMs - first.atMs) / (last.progress - first.progress)
  return ((1 - last.progress) * msPerSong) / 1000
}

export function remainingOf(estimate: Estimate | undefined, nowMs: number): number | undefined {
  if (estimate === undefined) return undefined
  const left = estimate.secondsLeft - (nowMs - estimate.atMs) / 1000
  return left < LEAST_TOLD_SECONDS ? undefined : left
}

export function notePace(clips: readonly Clip[], nowMs: number): void {
  let { marks, estimates } = makingPace.get()
  for (const { id, status, job } of clips) {
    const isNews = job.state === 'waiting' || estimates[id] === undefined
    if (job.seconds_left !== undefined && isNews) {
      estimates = { ...estimates, [id]: { atMs: nowMs, secondsLeft: job.seconds_left } }
    }
    const known = marks[id] ?? []
    const more = status === 'streaming' ? addMark(known, { atMs: nowMs, progress: job.progress }) : known
    if (more !== known) marks = { ...marks, [id]: more }
  }
  const known = makingPace.get()
  if (marks !== known.marks || estimates !== known.estimates) makingPace.set({ marks, estimates })
}

export function isTimeUnknown(id: string): boolean {
  const { marks, estimates } = makingPace.get()
  return estimates[id] === undefined && marks[id] === undefined
}
