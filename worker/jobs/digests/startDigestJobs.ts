import { JOB_QUEUES, sendDigestJob } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import { createMail } from '@arioso/providers/mail'
import type { Storage } from '@arioso/storage'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { dueWeek } from './weeks.ts'
import { sendDigest } from './sendDigest.ts'

const LOOK_EVERY_MS = 3_600_000
const PAGE = 500

/** Weekly letters, where letters go out and there is an address to lead to. Every worker asks once an hour whose are due. */
export async function startDigestJobs(
  storage: Pick<Storage, 'digests' | 'jobs' | 'queue' | 'users' | 'watchDoor'>,
  configuration: Configuration,
  log: Logger,
): Promise<() => void> {
  const { ARIOSO_SMTP_URL: smtp, PUBLIC_URL: publicUrl, ARIOSO_DATA: data } = configuration
  if (smtp === undefined || publicUrl === undefined) return () => undefined
  const mail = createMail(configuration, join(data, 'outbox'), storage.watchDoor('mail'))
  const parts = { storage, mail, address: publicUrl.replace(/\/$/, '') }
  await storage.queue.work(JOB_QUEUES.planDigests, { concurrency: 1 }, async (job) => {
    await planDigests(storage, new Date(), job.signal)
  })
  await storage.queue.work(JOB_QUEUES.sendDigest, { concurrency: 1 }, (job) =>
    sendDigest(parts, sendDigestJob.parse(job.data)),
  )
  const ask = () =>
    void storage.jobs
      .send(JOB_QUEUES.planDigests, {}, { singletonKey: JOB_QUEUES.planDigests })
      .catch((error: unknown) => log.warn({ err: error }, 'nobody could be asked for the weekly letters'))
  ask()
  const timer = setInterval(ask, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    mail.close?.()
  }
}

/** One job per person and week; a second one for the same finds nothing left to do. */
export async function planDigests(
  storage: Pick<Storage, 'digests' | 'jobs'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const week = dueWeek(now)
  if (week === undefined) return
  let afterId = ''
  for (;;) {
    signal?.throwIfAborted()
    const due = await storage.digests.listDue(week, { afterId, limit: PAGE })
    for (const id of due) {
      await storage.jobs.send(JOB_QUEUES.sendDigest, { user_id: id, week }, { singletonKey: `${week} ${id}` })
    }
    const last = due.at(-1)
    if (last === undefined || due.length < PAGE) return
    afterId = last
  }
}
