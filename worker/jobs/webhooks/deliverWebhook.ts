import { type DeliverWebhookJob, JOB_QUEUES, WEBHOOK_FAILURES_MAX, type WebhookMessage } from '@arioso/contract'
import { sendWebhook } from '@arioso/providers/webhooks'
import type { Repositories, Storage, StoredDelivery } from '@arioso/storage'

type DeliverParts = {
  storage: Pick<Storage, 'clips' | 'transaction' | 'watchDoor' | 'webhooks'>
  allowsLoopback: boolean
  now: () => Date
  random: () => number
}

// Seconds before the second, third … try; each is shortened by chance, so that many do not come back at the same moment.
const PAUSES_SECONDS = [10, 60, 600, 3600, 21_600]

/** One try. A message may be delivered twice: a worker can end between the answer and recording it. */
export async function deliverWebhook(
  parts: DeliverParts,
  { delivery_id: id, tries }: DeliverWebhookJob,
): Promise<void> {
  const { storage, allowsLoopback, now } = parts
  const delivery = await storage.webhooks.findDelivery(id)
  if (delivery?.state !== 'waiting' || delivery.tries !== tries) return
  const hook = await storage.webhooks.find(delivery.userId)
  if (hook?.isOn !== true) {
    await storage.webhooks.noteTry(id, {
      state: 'failed',
      tries: tries + 1,
      lastStatus: null,
      lastError: 'switched off',
    })
    return
  }
  const body = JSON.stringify(await describe(storage, delivery))
  const { url, secret } = hook
  const startedAt = performance.now()
  const { status, error } = await sendWebhook({ url, secret, body, at: now() }, { allowsLoopback })
  const ms = error === null ? Math.round(performance.now() - startedAt) : null
  storage.watchDoor('webhooks')({ ms, problem: error })
  const pause = PAUSES_SECONDS[tries]
  const state = error === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting'
  await storage.transaction(async (repositories) => {
    const outcome = { state, tries: tries + 1, lastStatus: status, lastError: error } as const
    if (!(await repositories.webhooks.noteTry(id, outcome))) return
    if (state === 'delivered') await repositories.webhooks.forgetFailures(delivery.userId)
    if (state === 'failed') await countFailure(repositories, delivery.userId)
    if (state !== 'waiting' || pause === undefined) return
    const startAfterSeconds = Math.ceil(pause * (0.5 + parts.random() / 2))
    await repositories.jobs.send(
      JOB_QUEUES.deliverWebhook,
      { delivery_id: id, tries: tries + 1 },
      { startAfterSeconds },
    )
  })
}

async function describe(
  { clips }: Pick<Storage, 'clips'>,
  { id, kind, clipId, createdAt }: StoredDelivery,
): Promise<WebhookMessage> {
  const clip = clipId === null ? undefined : await clips.find(clipId)
  return {
    id,
    type: kind,
    created_at: createdAt.toISOString(),
    data: { clip_id: clipId, title: clip?.title ?? null, error_code: clip?.jobErrorCode ?? null },
  }
}

async function countFailure(
  { webhooks, notifications }: Pick<Repositories, 'notifications' | 'webhooks'>,
  userId: string,
): Promise<void> {
  if ((await webhooks.countFailure(userId)) < WEBHOOK_FAILURES_MAX) return
  await webhooks.switchOff(userId)
  const message =
    'Your webhook was switched off: its address hasn’t answered for a while. Set it again on your account page.'
  await notifications.tell({ userId, kind: 'system', contentId: userId, message })
}
