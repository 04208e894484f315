import { deliverWebhookJob, JOB_QUEUES } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { Storage } from '@arioso/storage'
import { deliverWebhook } from './deliverWebhook.ts'

// One that hangs must not keep everybody else's waiting.
const AT_ONCE = 4

export async function startWebhookJobs(
  storage: Pick<Storage, 'clips' | 'queue' | 'transaction' | 'watchDoor' | 'webhooks'>,
  configuration: Configuration,
): Promise<void> {
  const allowsLoopback = configuration.ARIOSO_WEBHOOKS_LOOPBACK === 'on'
  const parts = { storage, allowsLoopback, now: () => new Date(), random: Math.random }
  await storage.queue.work(JOB_QUEUES.deliverWebhook, { concurrency: AT_ONCE }, (job) =>
    deliverWebhook(parts, deliverWebhookJob.parse(job.data)),
  )
}
