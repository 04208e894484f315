import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { pick } from '../../providers/billing/fake/readNestedForm.ts'
import { openFakeStripe } from '../../providers/billing/testing.ts'
import { startChild } from '../../scripts/launch/children.ts'

export type Charging = Awaited<ReturnType<typeof startCharging>>

// One more API on the same data, which takes money: behind it is a Stripe of its own.
export async function startCharging() {
  const stripe = await openFakeStripe(() => new Date())
  const settings = {
    ...stripe.environment,
    PORT: '0',
    DATABASE_URL: process.env['ARIOSO_TEST_DATABASE'] ?? '',
    ARIOSO_DATA: dirname(process.env['ARIOSO_TEST_FILES'] ?? ''),
    ARIOSO_RATE_LIMITS: 'off',
    ARIOSO_WORDS_URL: 'off',
  }
  const api = startChild('server/main.ts', settings, () => undefined)
  const { url = '' } = await api.ready

  async function deliver(events: ReturnType<typeof stripe.pay>): Promise<void> {
    for (const event of events) await stripe.deliver(event, url)
  }

  return {
    url,

    // Stripe's page, on which everybody pays at once and is sent back.
    async openCheckouts(page: Page): Promise<void> {
      await page.route('https://checkout.stripe.example/**', async (route) => {
        const address = route.request().url()
        const id = address.split('/').at(-1) ?? ''
        await deliver(stripe.pay(address))
        const back = pick(stripe.books.checkouts.get(id)?.asked ?? {}, 'success_url') ?? ''
        const script = `<script>location.replace('${back.replace('{CHECKOUT_SESSION_ID}', id)}')</script>`
        await route.fulfill({ contentType: 'text/html', body: script })
      })
    },

    // A month later, with a card that nobody can charge.
    async failToRenew(): Promise<void> {
      for (const subscription of stripe.books.subscriptions.values()) await deliver(stripe.renew(subscription, false))
    },

    async stop(): Promise<void> {
      await api.stop()
      await stripe.close()
    },
  }
}
