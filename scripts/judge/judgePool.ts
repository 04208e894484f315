import { Worker } from 'node:worker_threads'
import type { SongVerdict } from './judgeSong.ts'
import type { SongOrder } from './songOrder.ts'

type Message = { ready?: true; verdict?: SongVerdict; failure?: string }

export type Outcome = { order: SongOrder; verdict?: SongVerdict; failure?: string }

/** Judges all orders on a few threads and tells of each as it is done. */
export async function judgeAll(
  orders: readonly SongOrder[],
  threads: number,
  folder: string,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...orders]
  await Promise.all(Array.from({ length: Math.min(threads, orders.length) }, () => runThread(waiting, folder, tell)))
}

function runThread(waiting: SongOrder[], folder: string, tell: (outcome: Outcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('judgeThread.ts', import.meta.url), { workerData: { folder } })
    let current: SongOrder | undefined
    worker.on('error', reject)
    worker.on('message', ({ verdict, failure }: Message) => {
      if (current) tell({ order: current, ...(verdict && { verdict }), ...(failure !== undefined && { failure }) })
      current = waiting.shift()
      if (current) worker.postMessage(current)
      else worker.terminate().then(() => resolve(), reject)
    })
  })
}
