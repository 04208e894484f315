import { plans, type Plan } from '@arioso/contract'
import type { Storage, User } from '@arioso/storage'

// Credits come back lazily, on the first look after midnight UTC (or after the month turned): no clock has to run.
// Only a month's refill is news: a day's would be told to everybody every day.
export async function refillCredits(
  storage: Pick<Storage, 'credits' | 'transaction'>,
  user: Pick<User, 'id' | 'planKey'>,
  now: Date,
): Promise<{ available: number }> {
  const plan = plans[user.planKey]
  await storage.transaction(async ({ credits, notifications }) => {
    const isRefilled = await credits.refillTo(user.id, plan.credits, refillReference(plan, now))
    if (isRefilled && plan.refill === 'monthly') {
      await notifications.tell({ userId: user.id, kind: 'credits_refilled', contentId: user.id })
    }
  })
  return storage.credits.balance(user.id)
}

export function refillReference(plan: Plan, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return plan.refill === 'daily' ? `daily:${day}` : `monthly:${plan.plan_key}:${day.slice(0, 7)}`
}
