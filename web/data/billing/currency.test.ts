import { afterEach, expect, it, vi } from 'vitest'

async function openedAt(search: string, remembered: string | null) {
  vi.resetModules()
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', { getItem: () => remembered })
  const { currency } = await import('./currency.ts')
  return currency.get().chosen
}

afterEach(() => vi.unstubAllGlobals())

it('prices are those the address asks for from the first sight on', async () => {
  expect(await openedAt('?currency=jpy', 'EUR')).toBe('JPY')
})

it('prices are those chosen last where the address asks for none', async () => {
  expect(await openedAt('', 'EUR')).toBe('EUR')
})
