import { JOB_QUEUES, processVideoJob, renderHookJob } from '@arioso/contract'
import type { Logger } from 'pino'
import { abandonVideo, processVideo, type VideoParts } from './processVideo.ts'
import { abandonHook, renderHook } from './renderHook.ts'

type Step = (data: object) => Promise<void>
type Work = { make: Step; giveUp: Step }

export async function startHookJobs(parts: VideoParts, log: Logger): Promise<void> {
  const { storage } = parts
  const works: Record<string, Work> = {
    [JOB_QUEUES.processVideo]: {
      make: (data) => processVideo(parts, processVideoJob.parse(data)),
      giveUp: (data) => abandonVideo(storage, processVideoJob.parse(data)),
    },
    [JOB_QUEUES.renderHook]: {
      make: (data) => renderHook(parts, renderHookJob.parse(data)),
      giveUp: (data) => abandonHook(storage, renderHookJob.parse(data)),
    },
  }
  for (const [queue, { make, giveUp }] of Object.entries(works)) {
    await storage.queue.work(queue, { concurrency: 1, onGivenUp: giveUp }, async ({ data }) => {
      try {
        await make(data)
      } catch (error) {
        log.error({ err: error, queue, job: data }, 'a film could not be made')
        throw error
      }
    })
  }
}
