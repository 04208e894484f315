import { parentPort, workerData } from 'node:worker_threads'
import { judgeSong } from './judgeSong.ts'
import { openStudio } from './renderWhole.ts'
import type { SongOrder } from './songOrder.ts'

const { folder } = workerData as { folder: string }
const studio = await openStudio()

parentPort?.on('message', (order: SongOrder) => {
  judgeSong(order, studio, folder).then(
    (verdict) => parentPort?.postMessage({ verdict }),
    (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.stack : String(error) }),
  )
})
parentPort?.postMessage({ ready: true })
