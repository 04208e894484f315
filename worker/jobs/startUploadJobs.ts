import { JOB_QUEUES, processUploadJob } from '@arioso/contract'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import type { Storage } from '@arioso/storage'
import { abandonUpload, processUpload } from './processUpload.ts'

export async function startUploadJobs(storage: Storage, workFolder: string): Promise<void> {
  const pictures = createEmbeddedPictures()
  const listening = createEmbeddedListening()
  const giveUp = (data: object): Promise<void> => abandonUpload(storage, processUploadJob.parse(data))
  await storage.queue.work(JOB_QUEUES.processUpload, { concurrency: 1, onGivenUp: giveUp }, (job) =>
    processUpload({ storage, pictures, listening, workFolder }, processUploadJob.parse(job.data)),
  )
}
