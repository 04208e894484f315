import { eraseFilesJob, exportDataJob, JOB_QUEUES } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import type { Logger } from 'pino'
import { abandonExport, exportData } from './exportData.ts'

export async function startAccountJobs(
  storage: Pick<Storage, 'files' | 'jobs' | 'keptFiles' | 'personalData' | 'queue' | 'users'>,
  log: Logger,
): Promise<void> {
  const { queue, files, keptFiles } = storage
  await queue.work(JOB_QUEUES.eraseFiles, { concurrency: 1 }, async (job) => {
    for (const key of eraseFilesJob.parse(job.data).keys) {
      await files.remove(key)
      await keptFiles.removeBelow(key)
    }
  })
  const onGivenUp = (data: object) => abandonExport(storage, exportDataJob.parse(data))
  await queue.work(JOB_QUEUES.exportData, { concurrency: 1, onGivenUp }, async (job) => {
    try {
      await exportData(storage, exportDataJob.parse(job.data), job.signal, new Date())
    } catch (error) {
      log.error({ err: error }, 'somebody’s data could not be packed')
      throw error
    }
  })
}
