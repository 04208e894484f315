import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { openFlac } from './flacReader.ts'
import { NO_MORE, type Ahead } from './openSoundAhead.ts'

const { path, left, right, known } = workerData as Ahead

function tell(frames: number): void {
  Atomics.store(known, 0, frames)
  Atomics.notify(known, 0)
}

// From the beginning to the end, into memory that another thread reads, until that thread has given up waiting.
function unpack(): void {
  const flac = openFlac(readFileSync(path))
  const { totalFrames } = flac
  for (let index = 0, at = 0; at < totalFrames; index++) {
    const samples = flac.block(index)
    const kept = Math.min(samples.left.length, totalFrames - at)
    left.set(samples.left.subarray(0, kept), at)
    right.set(samples.right.subarray(0, kept), at)
    at += kept
    if (Atomics.load(known, 0) === NO_MORE) return
    tell(at)
  }
}

// The waiting thread is blocked outside its event loop and would not receive an error event.
try {
  unpack()
} catch (error) {
  tell(NO_MORE)
  throw error
}
