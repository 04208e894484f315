import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openMp3Stream } from './encodeMp3.ts'
import type { Mp3Order, Mp3Part } from './mp3Thread.ts'

/** Takes a song block by block; what comes out is told in order. `close` also leaves a song half done. */
export type Mp3 = {
  add(left: Float32Array, right: Float32Array): Promise<void>
  finish(): Promise<void>
  close(): void
}

type OnPart = (bytes: Uint8Array<ArrayBuffer>, frames: number) => void

const SAMPLE_RATE = 48_000
// Longer waits would cost memory and gain nothing.
const WAITING_FRAMES_MAX = 60 * SAMPLE_RATE

/** Here, in the time of whoever calls: for songs whose own threads keep every core busy. */
export async function openMp3Here(onPart: OnPart): Promise<Mp3> {
  const mp3 = await openMp3Stream(SAMPLE_RATE)
  return {
    add: async (left, right) => onPart(mp3.encode(left, right), left.length),
    finish: async () => onPart(mp3.finish(), 0),
    close: () => undefined,
  }
}

let kept: Worker | undefined

/** On another core, beside the reading and reckoning of the samples. The thread is kept for the next song. */
export function openMp3Beside(onPart: OnPart): Mp3 {
  const thread = (kept ??= new Worker(new URL('mp3Thread.ts', import.meta.url)))
  const over = Promise.withResolvers<void>()
  let isOver = false
  let waitingFrames = 0
  let onRoom = (): void => undefined

  function onMessage({ bytes, frames, isLast }: Mp3Part): void {
    waitingFrames -= frames
    onPart(bytes, frames)
    if (waitingFrames <= WAITING_FRAMES_MAX) onRoom()
    isOver = isLast
    if (isLast) over.resolve()
  }

  const post = (order: Mp3Order): void => thread.postMessage(order)
  thread.on('message', onMessage)
  return {
    async add(left, right) {
      waitingFrames += left.length
      post({ left, right })
      // What came back meanwhile is only heard of between two turns, and somebody waits for the first of it.
      await turn()
      if (waitingFrames <= WAITING_FRAMES_MAX) return
      await new Promise<void>((resolve) => {
        onRoom = resolve
      })
    },
    async finish() {
      post('end')
      await over.promise
    },
    close() {
      thread.off('message', onMessage)
      if (isOver) return
      kept = undefined
      void thread.terminate()
    },
  }
}
