import { randomBytes } from 'node:crypto'
import { AppError, JOB_QUEUES, WEBHOOK_DELIVERIES_SHOWN, type WebhookDelivery } from '@arioso/contract'
import { findAddressProblem } from '@arioso/providers/webhooks'
import type { StoredDelivery, StoredWebhook, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

const SECRET_BYTES = 32

type Needs = Uses<'transaction' | 'webhooks', 'configuration'>

export function createWebhooksService({ storage, configuration }: Needs) {
  const allowsLoopback = configuration.ARIOSO_WEBHOOKS_LOOPBACK === 'on'
  return {
    async describe(user: User) {
      const webhook = await storage.webhooks.find(user.id)
      const deliveries = await storage.webhooks.listDeliveries(user.id, WEBHOOK_DELIVERIES_SHOWN)
      return { webhook: webhook === undefined ? null : toWebhook(webhook), deliveries: deliveries.map(toDelivery) }
    },

    async set(user: User, url: string, address: string) {
      if (findAddressProblem(url, { allowsLoopback }) !== undefined) throw new AppError('WEBHOOK_ADDRESS')
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`
      const kept = await storage.transaction(async ({ webhooks, auditLog }) => {
        const details = { host: new URL(url).host }
        await auditLog.add({ kind: 'webhook_set', userId: user.id, address, details })
        return webhooks.set(user.id, { url, secret })
      })
      return { webhook: toWebhook(kept), secret }
    },

    async remove(user: User) {
      if (!(await storage.webhooks.remove(user.id))) throw new AppError('NOT_FOUND')
      return { success: true as const }
    },

    async ping(user: User) {
      if ((await storage.webhooks.find(user.id))?.isOn !== true) throw new AppError('NOT_FOUND')
      await storage.transaction(async ({ webhooks, jobs }) => {
        const id = await webhooks.addDelivery({ userId: user.id, kind: 'ping', clipId: null })
        await jobs.send(JOB_QUEUES.deliverWebhook, { delivery_id: id, tries: 0 })
      })
      return { success: true as const }
    },
  }
}

function toWebhook({ url, isOn, createdAt }: StoredWebhook) {
  return { url, is_on: isOn, created_at: createdAt.toISOString() }
}

function toDelivery(delivery: StoredDelivery): WebhookDelivery {
  const { id, kind, clipId, state, tries, lastStatus, lastError, createdAt } = delivery
  return {
    id,
    kind,
    clip_id: clipId,
    state,
    tries,
    last_status: lastStatus,
    last_error: lastError,
    created_at: createdAt.toISOString(),
  }
}
