import { matchCurrency, type Currency } from '@arioso/contract/currencies'
import { createStore } from '../stores/createStore.ts'

const KEY = 'arioso.currency'

export const currency = createStore<{ chosen: Currency }>({ chosen: matchCurrency(localStorage.getItem(KEY)) })

export function chooseCurrency(chosen: Currency): void {
  localStorage.setItem(KEY, chosen)
  currency.set({ chosen })
}
