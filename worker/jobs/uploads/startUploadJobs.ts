import { JOB_QUEUES, processUploadJob, rememberRemovedJob } from '@arioso/contract'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import type { Storage } from '@arioso/storage'
import { rememberRemoved } from '../moderation/rememberRemoved.ts'
import { abandonUpload, processUpload } from './processUpload.ts'

export async function startUploadJobs(
  storage: Pick<Storage, 'audioUploads' | 'copyrightWarnings' | 'files' | 'keptFiles' | 'queue' | 'removedRecordings'>,
  workFolder: string,
): Promise<void> {
  const pictures = createEmbeddedPictures()
  const giveUp = (data: object): Promise<void> => abandonUpload(storage, processUploadJob.parse(data))
  await storage.queue.work(JOB_QUEUES.processUpload, { concurrency: 1, onGivenUp: giveUp }, async (job) => {
    const { createEmbeddedListening } = await import('@arioso/providers/listening')
    const listening = createEmbeddedListening()
    await processUpload({ storage, pictures, listening, workFolder }, processUploadJob.parse(job.data))
  })
  await storage.queue.work(JOB_QUEUES.rememberRemoved, { concurrency: 1 }, async (job) => {
    await rememberRemoved({ storage, workFolder }, rememberRemovedJob.parse(job.data))
  })
}
