import { JOB_QUEUES, removeFilesJob } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import type { Logger } from 'pino'
import { emptyTrash } from './emptyTrash.ts'

const LOOK_EVERY_MS = 3_600_000

// Every worker asks at its start and every hour; the queue keeps one such job at a time, whoever asked.
export async function startTrashJobs(storage: Storage, log: Logger): Promise<() => void> {
  await storage.queue.work(JOB_QUEUES.removeFiles, { concurrency: 1 }, async (job) => {
    const { clip_id: id } = removeFilesJob.parse(job.data)
    await storage.files.remove(`clips/${id}`)
  })
  await storage.queue.work(JOB_QUEUES.emptyTrash, { concurrency: 1 }, async (job) => {
    const removed = await emptyTrash(storage, new Date(), job.signal)
    if (removed > 0) log.info({ removed }, 'songs were deleted after their time in the trash')
  })
  const ask = () => {
    storage.jobs
      .send(JOB_QUEUES.emptyTrash, {}, { singletonKey: 'trash' })
      .catch((error: unknown) => log.warn({ err: error }, 'the trash could not be looked at'))
  }
  ask()
  const timer = setInterval(ask, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
