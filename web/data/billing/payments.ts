import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { useStore } from '../stores/createStore.ts'
import { refreshSession } from '../session/session.ts'
import { currency } from './currency.ts'

const PAYMENTS = ['list', 'payments']

export function usePayments() {
  const chosen = useStore(currency, (state) => state.chosen)
  return useQuery({
    queryKey: [...PAYMENTS, chosen],
    queryFn: () => api('GET /api/billing/payments/', { query: { currency: chosen } }),
  })
}

// Both lead to pages of the payment service.
export async function openPaymentPortal(): Promise<void> {
  location.assign((await api('POST /api/billing/portal/')).url)
}

/** `giftTo`: another person's handle, empty for oneself. */
export async function buyCredits(credits: number, giftTo: string): Promise<void> {
  const body = { credits, currency: currency.get().chosen, ...(giftTo !== '' && { gift_to: giftTo }) }
  location.assign((await api('POST /api/billing/credits/', { body })).checkout_url)
}

/** Back from there: what was paid is asked for, whether or not word of it has come yet. */
export async function notePayment(checkoutId: string): Promise<void> {
  const body = checkoutId.startsWith('cs_') ? { checkout_id: checkoutId } : {}
  await api('POST /api/billing/refresh/', { body })
  await Promise.all([
    refreshSession(),
    queryClient.invalidateQueries({ queryKey: ['list', 'billing'] }),
    queryClient.invalidateQueries({ queryKey: PAYMENTS }),
  ])
}
