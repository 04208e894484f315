import { JOB_QUEUES, removeFilesJob } from '@arioso/contract'
import { type Storage, clipFiles } from '@arioso/storage'
import type { Logger } from 'pino'
import type { AnnounceClip } from '../announceClip.ts'
import { emptyTrash } from './emptyTrash.ts'
import { mendForsaken } from './mendForsaken.ts'
import { sweepFiles } from './sweepFiles.ts'

const LOOK_EVERY_MS = 3_600_000

type Parts = {
  storage: Pick<
    Storage,
    | 'audioUploads'
    | 'auditLog'
    | 'billingEvents'
    | 'clips'
    | 'doorCalls'
    | 'files'
    | 'jobs'
    | 'keptFiles'
    | 'limits'
    | 'line'
    | 'playlists'
    | 'queue'
    | 'transaction'
    | 'upkeep'
    | 'videoUploads'
    | 'webhooks'
    | 'workspaces'
  >
  announce: AnnounceClip
  log: Logger
}

// Every worker sends it at its start and every hour; the queue keeps one such job at a time.
export async function startTrashJobs({ storage, announce, log }: Parts): Promise<() => void> {
  await storage.queue.work(JOB_QUEUES.removeFiles, { concurrency: 1 }, async (job) => {
    const { clip_id: id } = removeFilesJob.parse(job.data)
    await storage.files.remove(clipFiles(id).folder)
    await storage.keptFiles.removeBelow(clipFiles(id).folder)
  })

  async function tidyUp(queue: string, news: string, tidy: (now: Date, signal: AbortSignal) => Promise<number>) {
    await storage.queue.work(queue, { concurrency: 1 }, async (job) => {
      // A worker whose clock jumped must not find everything old.
      const now = await storage.upkeep.findCertainMoment()
      const removed = now === undefined ? 0 : await tidy(now, job.signal)
      if (removed > 0) log.info({ removed }, news)
    })
  }
  await tidyUp(JOB_QUEUES.emptyTrash, 'songs were deleted after their time in the trash', (now, signal) =>
    emptyTrash(storage, now, signal),
  )
  await tidyUp(JOB_QUEUES.sweepFiles, 'files nobody needs any more were removed', (now, signal) =>
    sweepFiles(storage, now, signal),
  )
  await storage.queue.work(JOB_QUEUES.mendSongs, { concurrency: 1 }, async () => {
    const mended = await mendForsaken({ storage, announce })
    if (mended > 0) log.warn({ mended }, 'songs whose job was gone were given up and paid back')
  })

  const ask = () => {
    for (const queue of [JOB_QUEUES.emptyTrash, JOB_QUEUES.sweepFiles, JOB_QUEUES.mendSongs]) {
      storage.jobs
        .send(queue, {}, { singletonKey: queue })
        .catch((error: unknown) => log.warn({ err: error, queue }, 'nobody could be asked to tidy up'))
    }
  }
  ask()
  const timer = setInterval(ask, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
