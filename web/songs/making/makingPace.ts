import type { Clip } from '@arioso/contract'
import { createStore } from '../../data/stores/createStore.ts'

export type PaceMark = { atMs: number; progress: number }

// The band plays at a fairly even speed; the last marks tell it better than all of them, since songs share the processor.
const MARKS_KEPT = 4

export const makingPace = createStore<{ marks: Record<string, readonly PaceMark[]> }>({ marks: {} })

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

export function notePace(clips: readonly Clip[], nowMs: number): void {
  let { marks } = makingPace.get()
  for (const { id, status, job } of clips) {
    const known = marks[id] ?? []
    const more = status === 'streaming' ? addMark(known, { atMs: nowMs, progress: job.progress }) : known
    if (more !== known) marks = { ...marks, [id]: more }
  }
  if (marks !== makingPace.get().marks) makingPace.set({ marks })
}
