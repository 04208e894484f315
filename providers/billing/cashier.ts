import type { Invoice } from '@arioso/contract/calls/billing'
import type { PlanKey } from '@arioso/contract'
import type { DoorFacts } from '../outside/index.ts'

export type BillingPeriod = 'month' | 'year'
export type PaidPlanKey = Exclude<PlanKey, 'free'>

/** In its own currency, and in those it has besides. */
export type Price = { currency: string; cents: number; others: Record<string, number> }

/** What somebody has at the moment; null for nobody who pays. */
export type Standing = {
  subscriptionId: string
  planKey: PaidPlanKey
  period: BillingPeriod
  currency: string
  priceCents: number
  startedAt: Date
  /** Cancelled: when it ends. */
  endsAt: Date | null
  /** The end of the last period that was paid for. */
  paidUntil: Date | null
  isPastDue: boolean
}

/** What a single payment was for: credits, perhaps for somebody else, or the rights to a song. */
export type Purchase = {
  id: string
  customerId: string
  credits: number
  giftTo: string | undefined
  clipId: string | undefined
}

/** Something happened to a customer. What exactly is asked for afterwards: messages come twice and in any order. */
export type BillingEvent = { id: string; kind: string; customerId: string; checkoutId: string | undefined }

type PlanOrder = {
  customerId: string
  planKey: PaidPlanKey
  period: BillingPeriod
  currency: string
  returnUrl: string
  /** The plan that is changed by it. */
  subscriptionId: string | null
}

type RightsOrder = { customerId: string; clipId: string; currency: string; returnUrl: string }

type TopUpOrder = {
  customerId: string
  credits: number
  currency: string
  returnUrl: string
  /** The user who gets them; whoever pays, if left out. */
  giftTo?: string | undefined
}

/** Whoever takes the money. Everything it cannot do is a BillingError. */
export type Cashier = {
  facts(): DoorFacts
  listPlanPrices(): Promise<Record<`${PaidPlanKey}.${BillingPeriod}`, Price>>
  listPacks(): Promise<{ credits: number; price: Price }[]>
  /** Null where single songs are not sold. */
  findRightsPrice(): Promise<Price | null>
  addCustomer(person: { userId: string; email: string; name: string }): Promise<string>
  /** Their address has changed. */
  updateCustomer(customerId: string, person: { email: string }): Promise<void>
  /** Ends what they pay for, too. */
  removeCustomer(customerId: string): Promise<void>
  startCheckout(order: PlanOrder): Promise<string>
  startTopUp(order: TopUpOrder): Promise<string>
  startRights(order: RightsOrder): Promise<string>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  endAfterPeriod(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  readStanding(customerId: string): Promise<Standing | null>
  /** Null unless it is paid. */
  findPurchase(checkoutId: string): Promise<Purchase | null>
  listInvoices(customerId: string): Promise<Invoice[]>
  /** Null for what changes nothing here; a BillingError when it was not signed by them. */
  readEvent(body: Buffer, signature: string): BillingEvent | null
}
