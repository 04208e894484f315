import { Stripe } from 'stripe'
import { guardFetch } from '../outside/index.ts'
import type { DoorFacts, NoteCall } from '../outside/index.ts'
import { BillingError } from './BillingError.ts'

const CALL_MS = 10_000
const RETRIES = 2

export type OpenStripe = {
  stripe: Stripe
  facts: () => DoorFacts
  /** Runs one conversation with Stripe; what goes wrong becomes a BillingError. */
  ask: <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>
}

/** Stripe's own library, which tries again with growing pauses and a key that makes trying again safe. */
export function openStripe({ key, url, note }: { key: string; url: string; note?: NoteCall | undefined }): OpenStripe {
  const { protocol, hostname, port } = new URL(url)
  const guarded = guardFetch({ name: 'Stripe', baseUrl: url, note })
  const stripe = new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: CALL_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      guarded.fetch(input, init),
    ),
  })
  return {
    stripe,
    facts: () => guarded.facts(),
    async ask(work) {
      try {
        return await work(stripe)
      } catch (error) {
        throw new BillingError(reasonOf(error))
      }
    },
  }
}

// Its messages can quote what they were sent: the kind, the status and the code are enough to look it up in their log.
function reasonOf(error: unknown): string {
  if (error instanceof BillingError) return error.message
  if (!(error instanceof Stripe.errors.StripeError)) return 'Stripe could not be asked'
  const { type, statusCode, code, requestId } = error
  return ['Stripe:', type, statusCode, code, requestId].filter((part) => part !== undefined && part !== '').join(' ')
}
