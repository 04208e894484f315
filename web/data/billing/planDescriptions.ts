import type { Currency } from '@arioso/contract/currencies'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useStore } from '../stores/createStore.ts'
import { currency } from './currency.ts'
import { queryClient } from '../api/queryClient.ts'
import { refreshSession } from '../session/session.ts'

const loadPlans = (chosen: Currency) =>
  api('GET /api/billing/usage-plan-descriptions/', { query: { currency: chosen } })

export type PlanDescription = Awaited<ReturnType<typeof loadPlans>>['plans'][number]
export type PaidPlanKey = Exclude<PlanDescription['plan_key'], 'free'>
export type PaidPlan = PlanDescription & { plan_key: PaidPlanKey }

export type UpsellReason =
  | 'model'
  | 'credits'
  | 'simultaneous'
  | 'exclude-styles'
  | 'cover'
  | 'image-to-song'
  | 'preview'
  | 'downloads'
  | 'edit'
  | 'stems'
  | 'persona'
  | 'plan'

// In the currency chosen on this device.
export function usePlanDescriptions() {
  const chosen = useStore(currency, (state) => state.chosen)
  return useQuery({ queryKey: ['list', 'plans', chosen], queryFn: () => loadPlans(chosen) })
}

export function usePlanQuestions() {
  return useQuery({ queryKey: ['list', 'plan-questions'], queryFn: () => api('GET /api/billing/usage-plan-faq/') })
}

type Wish = { plan_key: PaidPlanKey; period: 'month' | 'year' }

// Where to pay, or null when there is nothing to pay and the plan is already theirs.
export async function subscribe(wish: Wish): Promise<string | null> {
  const body = { ...wish, currency: currency.get().chosen }
  const { checkout_url: checkoutUrl } = await api('POST /api/billing/subscribe/', { body })
  if (checkoutUrl === null) await reload()
  return checkoutUrl
}

export async function cancelSubscription(): Promise<void> {
  await api('POST /api/billing/cancel/')
  await reload()
}

async function reload(): Promise<void> {
  await Promise.all([refreshSession(), queryClient.invalidateQueries({ queryKey: ['list', 'billing'] })])
}
