import { plans, type Plan } from '@arioso/contract'
import type { Repositories, Storage, User } from '@arioso/storage'
import { addMonths, monthsSince } from './months.ts'

// Credits come back lazily, on the first look after midnight UTC (or after the month turned): no clock has to run.
// Only a monthly refill is worth a notification; daily ones would come every day.
export async function refillCredits(
  storage: Pick<Storage, 'credits' | 'transaction'>,
  user: Pick<User, 'id' | 'planKey'>,
  now: Date,
): Promise<{ available: number }> {
  await storage.transaction((repositories) => refillWithin(repositories, user, now))
  return storage.credits.balance(user.id)
}

export async function refillWithin(
  repositories: Pick<Repositories, 'credits' | 'notifications' | 'payers' | 'subscriptions'>,
  user: Pick<User, 'id' | 'planKey'>,
  now: Date,
): Promise<void> {
  const plan = plans[user.planKey]
  const reference = await findReference(repositories, user, now)
  if (reference === undefined) return
  const isRefilled = await repositories.credits.refillTo(user.id, plan.credits, reference)
  if (isRefilled && plan.refill === 'monthly') {
    await repositories.notifications.tell({ userId: user.id, kind: 'credits_refilled', contentId: user.id })
  }
}

export function refillReference(plan: Plan, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return plan.refill === 'daily' ? `daily:${day}` : `monthly:${plan.plan_key}:${day.slice(0, 7)}`
}

// Undefined while a subscription is not paid for. Its months are counted from its first day, whatever is changed about it
// in between, and each brings the credits of a plan once: going back and forth between plans or periods earns nothing.
async function findReference(
  { payers, subscriptions }: Pick<Repositories, 'payers' | 'subscriptions'>,
  user: Pick<User, 'id' | 'planKey'>,
  now: Date,
): Promise<string | undefined> {
  const plan = plans[user.planKey]
  if (plan.refill === 'daily') return refillReference(plan, now)
  const [payer, terms] = [await payers.find(user.id), await subscriptions.find(user.id)]
  if (payer?.subscriptionId == null) {
    const startedAt = terms?.planKey === user.planKey ? terms.startedAt : now
    return refillReference(plan, addMonths(startedAt, monthsSince(startedAt, now)))
  }
  const isPaid = payer.paidUntil !== null && now < payer.paidUntil && !payer.isPastDue
  if (terms === undefined || !isPaid) return undefined
  return `${payer.subscriptionId}:${plan.plan_key}:${monthsSince(terms.startedAt, now)}`
}
