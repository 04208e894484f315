import { parseConfiguration } from '@arioso/contract/configuration'
import { expect, it } from 'vitest'
import { createBilling } from './index.ts'
import { openFakeStripe } from './testing.ts'

it('without settings nobody takes money, and the door says so', () => {
  expect(createBilling(parseConfiguration({}))).toEqual({ name: 'Test checkout', cashier: undefined })
})

it('Stripe is asked in its own words, with tax, and its answers are counted', async () => {
  const stripe = await openFakeStripe(() => new Date())
  const { name, cashier } = createBilling(parseConfiguration(stripe.environment))
  if (cashier === undefined) throw new Error('there is no cashier')
  expect(name).toBe('Stripe (test mode)')
  const person = { userId: 'ada', email: 'ada@example.com', name: 'Ada' }
  const [customerId, again] = await Promise.all([cashier.addCustomer(person), cashier.addCustomer(person)])
  expect(again).toBe(customerId)
  const order = { customerId, credits: 500, currency: 'JPY', returnUrl: 'https://arioso.example/account' }
  await cashier.startTopUp(order)
  const [asked] = [...stripe.books.checkouts.values()]
  expect(asked?.asked).toMatchObject({
    mode: 'payment',
    automatic_tax: { enabled: 'true' },
    currency: 'jpy',
    success_url: 'https://arioso.example/account?paid={CHECKOUT_SESSION_ID}',
    metadata: { credits: '500' },
  })
  const [pack] = await cashier.listPacks()
  expect(pack).toMatchObject({ credits: 500, price: { currency: 'USD', cents: 400, others: { JPY: 60_000 } } })
  await expect(cashier.startTopUp({ ...order, credits: 7 })).rejects.toThrow('no such pack')
  expect(cashier.facts()).toMatchObject({ errorRate: 0, lastError: null })
  await stripe.close()
})

it('of what goes wrong only the kind is told, and whoever keeps failing is left alone', async () => {
  const stripe = await openFakeStripe(() => new Date())
  const { cashier } = createBilling(
    parseConfiguration({ ...stripe.environment, ARIOSO_STRIPE_SECRET_KEY: 'sk_live_somebody_else' }),
  )
  const refused = await cashier?.openPortal('cus_1', 'https://arioso.example').catch(String)
  expect(refused).toContain('StripeAuthenticationError 401')
  expect(refused).not.toContain('sk_live')
  await stripe.close()
  for (const _ of [1, 2]) await expect(cashier?.readStanding('cus_1')).rejects.toThrow('StripeConnectionError')
  expect(cashier?.facts()).toMatchObject({ isResting: true, lastError: 'Stripe did not answer' })
})

it('what Stripe did not sign is not heard', async () => {
  const stripe = await openFakeStripe(() => new Date())
  const { cashier } = createBilling(parseConfiguration(stripe.environment))
  expect(() => cashier?.readEvent(Buffer.from('{}'), 't=1,v1=00')).toThrow('wrong signature')
  await stripe.close()
})
