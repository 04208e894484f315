import { Worker } from 'node:worker_threads'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { openSound, type Sound } from './sound.ts'

/** What both threads see: samples of each side, how many of them lie there, or that no more will come. */
export type Ahead = { path: string; left: Int16Array; right: Int16Array; known: Int32Array }

export const NO_MORE = -1
const FULL_SCALE = 32_768
// Read here while the other thread starts: a listener waits for the first sound.
const NEAR_FRAMES = 5 * SAMPLE_RATE
// A thread that does so little for so long is gone. What it left is read here.
const PATIENCE_MS = 2_000

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

type SoundAhead = Sound & { close(): Promise<void> }

/** A master unpacked on another thread, ahead of a reader that goes from the beginning to the end. */
export function openSoundAhead(path: string): SoundAhead {
  const near = openSound(path)
  return path.endsWith('.flac') ? unpackAhead(path, near) : { ...near, close: () => Promise.resolve() }
}

function unpackAhead(path: string, near: Sound): SoundAhead {
  const { totalFrames } = near
  const left = new Int16Array(shared(totalFrames * Int16Array.BYTES_PER_ELEMENT))
  const right = new Int16Array(shared(totalFrames * Int16Array.BYTES_PER_ELEMENT))
  const known = new Int32Array(shared(Int32Array.BYTES_PER_ELEMENT))
  const workerData = { path, left, right, known } satisfies Ahead
  const thread = new Worker(new URL('readAheadThread.ts', import.meta.url), { workerData })
  thread.on('error', () => Atomics.store(known, 0, NO_MORE)).unref()

  function isThere(frames: number): boolean {
    for (;;) {
      const now = Atomics.load(known, 0)
      if (now === NO_MORE || now >= frames) return now >= frames
      // Waited for once, not at every block.
      if (Atomics.wait(known, 0, now, PATIENCE_MS) === 'timed-out') Atomics.store(known, 0, NO_MORE)
    }
  }

  return {
    totalFrames,
    read(fromFrame, frames) {
      const end = Math.min(totalFrames, fromFrame + frames)
      if (end <= NEAR_FRAMES || !isThere(end)) return near.read(fromFrame, frames)
      return { left: toFloats(left, fromFrame, frames), right: toFloats(right, fromFrame, frames) }
    },
    close: async () => void (await thread.terminate()),
  }
}

function toFloats(samples: Int16Array, fromFrame: number, frames: number): Float32Array {
  const floats = new Float32Array(frames)
  const [from, to] = [Math.max(0, fromFrame), Math.min(samples.length, fromFrame + frames)]
  for (let i = from; i < to; i++) floats[i - fromFrame] = (samples[i] ?? 0) / FULL_SCALE
  return floats
}
