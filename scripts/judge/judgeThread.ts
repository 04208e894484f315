import { parentPort, workerData } from 'node:worker_threads'
import { readSpeaker } from '../../providers/music/readSpeaker.ts'
import { judgeSong } from './judgeSong.ts'
import type { SongOrder } from './songOrder.ts'

const { folder } = workerData as { folder: string }
const speaker = await readSpeaker()

parentPort?.on('message', (order: SongOrder) => {
  judgeSong(order, speaker, folder).then(
    (verdict) => parentPort?.postMessage({ verdict }),
    (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.stack : String(error) }),
  )
})
parentPort?.postMessage({ ready: true })
