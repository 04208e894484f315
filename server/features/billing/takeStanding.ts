import { plans } from '@arioso/contract'
import type { BillingEvent, Purchase, Standing } from '@arioso/providers/billing'
import type { Repositories } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { refillWithin } from '../../rules/refillCredits.ts'
import { askCashier } from './askCashier.ts'

type Reason = { customerId: string; checkoutId?: string | undefined; event?: BillingEvent }

type Needs = Uses<'payers' | 'transaction', 'billing' | 'live' | 'log' | 'now'>

/**
 * Asks what a customer has now and makes it so: plan, terms, credits. Which message made us ask does not matter, so they may
 * come twice and in any order; of two answers the one that was asked for later counts.
 */
export async function takeStanding(context: Needs, reason: Reason): Promise<void> {
  const { storage, now, live } = context
  const { customerId, checkoutId, event } = reason
  const look = await storage.payers.beginLook(customerId)
  if (look === undefined) return
  const [standing, purchase] = await askCashier(context, (cashier) =>
    Promise.all([cashier.readStanding(customerId), checkoutId === undefined ? null : cashier.findPurchase(checkoutId)]),
  )
  await storage.transaction(async (repositories) => {
    if (event !== undefined && !(await repositories.billingEvents.note(event))) return
    const person = { ...look, customerId }
    await takePurchase(repositories, person, purchase)
    await takePlan(repositories, person, standing, now())
  })
  live.notify(look.userId)
  if (purchase?.giftTo !== undefined) live.notify(purchase.giftTo)
}

type Person = { userId: string; look: number; customerId: string }

async function takePurchase(
  repositories: Pick<Repositories, 'clips' | 'credits' | 'notifications' | 'users'>,
  person: Person,
  purchase: Purchase | null,
): Promise<void> {
  if (purchase === null || purchase.customerId !== person.customerId) return
  const { clipId } = purchase
  await takeCredits(repositories, person, purchase)
  const song = clipId === undefined ? undefined : await repositories.clips.find(clipId)
  if (song?.userId !== person.userId || song.ownershipReason !== null) return
  await repositories.clips.update(song.id, { ownershipReason: 'bought' })
  const message = `The rights to “${song.title || 'Untitled'}” are yours.`
  await repositories.notifications.tell({ userId: person.userId, kind: 'system', contentId: song.id, message })
}

async function takeCredits(
  { credits, users, notifications }: Pick<Repositories, 'credits' | 'notifications' | 'users'>,
  { userId }: Person,
  bought: Purchase,
) {
  if (bought.credits === 0) return
  const friend = bought.giftTo === undefined ? undefined : await users.find(bought.giftTo)
  // A gift to an account that is gone by now stays with the one who paid.
  if (friend === undefined) {
    await credits.buy(userId, bought.credits, `bought:${bought.id}`)
    return
  }
  if (!(await credits.buy(friend.id, bought.credits, `gift:${bought.id}`))) return
  const giver = await users.get(userId)
  const amount = formatCredits(bought.credits)
  await tell(notifications, friend.id, `${giver.displayName} gave you ${amount} credits.`)
  await tell(notifications, userId, `You gave ${friend.displayName} ${amount} credits.`)
}

const formatCredits = (amount: number): string => new Intl.NumberFormat('en').format(amount)

async function takePlan(
  repositories: Pick<Repositories, 'credits' | 'notifications' | 'payers' | 'subscriptions' | 'users'>,
  { userId, look, customerId }: Person,
  standing: Standing | null,
  now: Date,
): Promise<void> {
  const { subscriptionId = null, isPastDue = false, paidUntil = null } = standing ?? {}
  const before = await repositories.payers.keep(customerId, look, { subscriptionId, isPastDue, paidUntil })
  if (before === undefined) return
  if (standing === null) {
    if (before.subscriptionId === null) return
    await repositories.users.update(userId, { planKey: 'free', planEndsAt: null })
    await tell(repositories.notifications, userId, 'Your plan has ended, and you’re on Free. You keep your songs.')
    return
  }
  const { planKey, period, currency, priceCents, startedAt, endsAt } = standing
  await repositories.subscriptions.keep({ userId, planKey, period, currency, priceCents, startedAt })
  // Credits before the person: every other refill locks them in this order.
  await refillWithin(repositories, { id: userId, planKey }, now)
  await repositories.users.update(userId, { planKey, planEndsAt: endsAt })
  if (isPastDue && !before.isPastDue) {
    const plan = plans[planKey].name
    await tell(
      repositories.notifications,
      userId,
      `Your last payment didn’t go through. Update your card to keep ${plan}.`,
    )
  }
}

function tell(notifications: Repositories['notifications'], userId: string, message: string): Promise<void> {
  return notifications.tell({ userId, kind: 'system', contentId: userId, message })
}
