import type { MessagePort } from 'node:worker_threads'
import type { RenderedBlock, Score, SungAudio, WordTime } from '@arioso/engine'
import type { SongOrder } from './musicProvider.ts'
import type { StopFlag } from './stopFlag.ts'

// Threads tell each other how far they are by numbers in shared memory, because a thread in the middle of its work does
// not look at its messages. Every change is announced with Atomics.notify.
export const LINES_SUNG = 0
export const BLOCKS_TAKEN = 1
export const LINES_TAKEN = 2
export const PROGRESS_BYTES = 12

export type BandRequest = { order: SongOrder; progress: SharedArrayBuffer; stop: StopFlag; singing: MessagePort }
export type BandMessage =
  | { kind: 'ready' }
  | { kind: 'composed'; score: Score; totalFrames: number; leadInFrames: number; words: WordTime[] }
  | { kind: 'block'; block: RenderedBlock }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string }

export type SingingRequest = { progress: SharedArrayBuffer; stop: StopFlag; band: MessagePort }
export type SungLineMessage = { index: number; audio: SungAudio } | { failed: string }

export function tellProgress(progress: Int32Array, which: number): void {
  Atomics.add(progress, which, 1)
  Atomics.notify(progress, which)
}
