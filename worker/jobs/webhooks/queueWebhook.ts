import { JOB_QUEUES, type WebhookKind } from '@arioso/contract'
import type { Repositories, StoredClip } from '@arioso/storage'

/** In the transaction that ends a song, so that messages and outcomes always agree. */
export async function queueWebhook(
  { webhooks, jobs }: Pick<Repositories, 'jobs' | 'webhooks'>,
  clip: StoredClip,
  kind: WebhookKind,
): Promise<void> {
  if (clip.isDemo || (await webhooks.find(clip.userId))?.isOn !== true) return
  const id = await webhooks.addDelivery({ userId: clip.userId, kind, clipId: clip.id })
  await jobs.send(JOB_QUEUES.deliverWebhook, { delivery_id: id, tries: 0 })
}
