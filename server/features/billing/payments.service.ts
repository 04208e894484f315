import { AppError, type Calls, type Currency } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { refillCredits } from '../../rules/refillCredits.ts'
import { askCashier } from './askCashier.ts'
import { priceFor } from './priceFor.ts'
import { takeStanding } from './takeStanding.ts'

type Payments = z.output<Calls['getPayments']['reply']>
type RightsWish = z.output<Calls['buyRights']['body']>
type CreditsWish = z.output<Calls['buyCredits']['body']>
type PlanWish = z.output<Calls['subscribe']['body']>

const NOTHING: Payments = { has_portal: false, is_past_due: false, invoices: [], credit_packs: [] }

type Needs = Uses<
  'credits' | 'payers' | 'subscriptions' | 'transaction' | 'users',
  'addresses' | 'billing' | 'live' | 'log' | 'now'
>

// What exists only with a payment service.
export function createPaymentsService(context: Needs) {
  const { storage, billing, addresses, now } = context
  const returnUrl = (host: string | undefined) => `${addresses.baseUrl(host)}/account`

  async function keepCustomer(user: User): Promise<string> {
    const payer = await storage.payers.find(user.id)
    if (payer !== undefined) {
      // Also when their word about a new address was lost.
      await askCashier(context, (cashier) => cashier.updateCustomer(payer.customerId, user))
      return payer.customerId
    }
    const person = { userId: user.id, email: user.email, name: user.displayName }
    const customerId = await askCashier(context, (cashier) => cashier.addCustomer(person))
    return (await storage.payers.add(user.id, customerId)).customerId
  }

  // A gift to oneself is a purchase.
  async function findFriend(user: User, handle: string): Promise<string | undefined> {
    const friend = await storage.users.findByHandle(handle.replace(/^@/, ''))
    if (friend === undefined) throw new AppError('GIFT_FOR_NOBODY')
    return friend.id === user.id ? undefined : friend.id
  }

  return {
    async describe(user: User, currency: Currency): Promise<Payments> {
      if (billing.cashier === undefined) return NOTHING
      const payer = await storage.payers.find(user.id)
      const [packs, invoices] = await askCashier(context, (cashier) =>
        Promise.all([cashier.listPacks(), payer === undefined ? [] : cashier.listInvoices(payer.customerId)]),
      )
      return {
        has_portal: payer !== undefined,
        is_past_due: payer?.isPastDue === true,
        invoices,
        credit_packs: packs.map(({ credits, price }) => ({ credits, ...priceFor(price, currency) })),
      }
    },

    // Null: nothing is left to pay, as for a cancelled plan that is resumed.
    async startPlan(user: User, wish: PlanWish, host: string | undefined): Promise<string | null> {
      const customerId = await keepCustomer(user)
      // A lost webhook must not let anyone change a plan that has ended, or pay for one they have.
      await takeStanding(context, { customerId })
      const { subscriptionId = null } = (await storage.payers.find(user.id)) ?? {}
      const terms = await storage.subscriptions.find(user.id)
      const { planKey: current, planEndsAt } = await storage.users.get(user.id)
      if (subscriptionId !== null && current === wish.plan_key && terms?.period === wish.period) {
        if (planEndsAt === null) return null
        await askCashier(context, (cashier) => cashier.resume(subscriptionId))
        await takeStanding(context, { customerId })
        return null
      }
      const { plan_key: planKey, period, currency } = wish
      const order = { customerId, planKey, period, currency, subscriptionId, returnUrl: returnUrl(host) }
      return askCashier(context, (cashier) => cashier.startCheckout(order))
    },

    async cancel(user: User): Promise<Date> {
      const payer = await storage.payers.find(user.id)
      if (payer?.subscriptionId == null) throw new AppError('NO_SUBSCRIPTION')
      const { customerId, subscriptionId } = payer
      if (user.planEndsAt === null) await askCashier(context, (cashier) => cashier.endAfterPeriod(subscriptionId))
      await takeStanding(context, { customerId })
      const { planEndsAt } = await storage.users.get(user.id)
      if (planEndsAt === null) throw new AppError('PAYMENT_UNAVAILABLE')
      return planEndsAt
    },

    async buyCredits(user: User, wish: CreditsWish, host: string | undefined) {
      const { credits, currency, gift_to: handle } = wish
      const packs = await askCashier(context, (cashier) => cashier.listPacks())
      if (!packs.some((pack) => pack.credits === credits)) throw new AppError('NOT_FOUND')
      const giftTo = handle === undefined ? undefined : await findFriend(user, handle)
      const customerId = await keepCustomer(user)
      const order = { credits, currency, giftTo, customerId, returnUrl: returnUrl(host) }
      return { checkout_url: await askCashier(context, (cashier) => cashier.startTopUp(order)) }
    },

    async describeRights(currency: Currency) {
      if (billing.cashier === undefined) return { price: null }
      const price = await askCashier(context, (cashier) => cashier.findRightsPrice())
      if (price === null) throw new AppError('RIGHTS_NOT_SOLD')
      return { price: priceFor(price, currency) }
    },

    async startRights(user: User, wish: RightsWish, host: string | undefined): Promise<string> {
      const price = await askCashier(context, (cashier) => cashier.findRightsPrice())
      if (price === null) throw new AppError('RIGHTS_NOT_SOLD')
      const { clip_id: clipId, currency } = wish
      const order = { customerId: await keepCustomer(user), clipId, currency, returnUrl: returnUrl(host) }
      return askCashier(context, (cashier) => cashier.startRights(order))
    },

    async openPortal(user: User, host: string | undefined) {
      const payer = await storage.payers.find(user.id)
      if (payer === undefined) throw new AppError('NOT_FOUND')
      return { url: await askCashier(context, (cashier) => cashier.openPortal(payer.customerId, returnUrl(host))) }
    },

    async refresh(user: User, checkoutId: string | undefined) {
      const payer = await storage.payers.find(user.id)
      if (payer !== undefined) await takeStanding(context, { customerId: payer.customerId, checkoutId })
      const fresh = await storage.users.get(user.id)
      const { available: credits } = await refillCredits(storage, fresh, now())
      return { plan_key: fresh.planKey, credits }
    },
  }
}
