import { JOB_QUEUES, removeFilesJob } from '@arioso/contract'
import { type Storage, clipFiles } from '@arioso/storage'
import type { Logger } from 'pino'
import { emptyTrash } from './emptyTrash.ts'
import { sweepFiles } from './sweepFiles.ts'

const LOOK_EVERY_MS = 3_600_000

// Every worker asks at its start and every hour; the queue keeps one such job at a time, whoever asked.
export async function startTrashJobs(storage: Storage, log: Logger): Promise<() => void> {
  await storage.queue.work(JOB_QUEUES.removeFiles, { concurrency: 1 }, async (job) => {
    const { clip_id: id } = removeFilesJob.parse(job.data)
    await storage.files.remove(clipFiles(id).folder)
    await storage.keptFiles.removeBelow(clipFiles(id).folder)
  })
  await storage.queue.work(JOB_QUEUES.emptyTrash, { concurrency: 1 }, async (job) => {
    const removed = await emptyTrash(storage, new Date(), job.signal)
    if (removed > 0) log.info({ removed }, 'songs were deleted after their time in the trash')
  })
  await storage.queue.work(JOB_QUEUES.sweepFiles, { concurrency: 1 }, async (job) => {
    const removed = await sweepFiles(storage, new Date(), job.signal)
    if (removed > 0) log.info({ removed }, 'files nobody needs any more were removed')
  })
  const ask = () => {
    for (const queue of [JOB_QUEUES.emptyTrash, JOB_QUEUES.sweepFiles]) {
      storage.jobs
        .send(queue, {}, { singletonKey: queue })
        .catch((error: unknown) => log.warn({ err: error, queue }, 'nobody could be asked to tidy up'))
    }
  }
  ask()
  const timer = setInterval(ask, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
