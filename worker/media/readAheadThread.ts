import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { openFlac } from './flacReader.ts'
import type { Ahead } from './openSoundAhead.ts'

// Unpacks a master from its beginning to its end into memory that another thread reads.
const { path, left, right, known } = workerData as Ahead
const flac = openFlac(readFileSync(path))
const { totalFrames } = flac
for (let index = 0, at = 0; at < totalFrames; index++) {
  const samples = flac.block(index)
  const kept = Math.min(samples.left.length, totalFrames - at)
  left.set(samples.left.subarray(0, kept), at)
  right.set(samples.right.subarray(0, kept), at)
  at += kept
  Atomics.store(known, 0, at)
  Atomics.notify(known, 0)
}
