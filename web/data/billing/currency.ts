import { matchCurrency, type Currency } from '@arioso/contract/currencies'
import { createStore } from '../stores/createStore.ts'

const KEY = 'arioso.currency'

// A price in another currency than the address asks for could be pressed before it is put right.
function findCurrency(): Currency {
  return matchCurrency(new URLSearchParams(location.search).get('currency') ?? localStorage.getItem(KEY))
}

export const currency = createStore<{ chosen: Currency }>({ chosen: findCurrency() })

export function chooseCurrency(chosen: Currency): void {
  localStorage.setItem(KEY, chosen)
  currency.set({ chosen })
}
