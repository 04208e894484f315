import { plans, priceIn, type Currency, type PlanKey } from '@arioso/contract'
import type { ServerContext } from '../../context.ts'
import { askCashier } from './askCashier.ts'
import { priceFor } from './priceFor.ts'

type PlanPrices = Record<PlanKey, { currency: string; monthly_cents: number; annual_cents: number }>

/** What plans cost: what is really charged where something is, the list's prices otherwise. */
export async function listPlanPrices(
  context: Pick<ServerContext, 'billing' | 'log'>,
  currency: Currency,
): Promise<PlanPrices> {
  const listed = (key: PlanKey) => ({
    currency,
    monthly_cents: priceIn(currency, plans[key].monthly_cents),
    annual_cents: priceIn(currency, plans[key].annual_cents),
  })
  if (context.billing.cashier === undefined) {
    return { free: listed('free'), pro: listed('pro'), premier: listed('premier') }
  }
  const prices = await askCashier(context, (cashier) => cashier.listPlanPrices())
  const charged = (key: Exclude<PlanKey, 'free'>) => {
    const month = priceFor(prices[`${key}.month`], currency)
    return {
      currency: month.currency,
      monthly_cents: month.cents,
      annual_cents: priceFor(prices[`${key}.year`], currency).cents,
    }
  }
  const pro = charged('pro')
  return { free: { ...listed('free'), currency: pro.currency }, pro, premier: charged('premier') }
}
