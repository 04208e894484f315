import { AppError } from '@arioso/contract'
import { BillingError } from '@arioso/providers/billing'
import type { FastifyInstance } from 'fastify'
import type { Uses } from '../../context.ts'
import { takeStanding } from './takeStanding.ts'

type Needs = Uses<'billingEvents' | 'payers' | 'transaction', 'billing' | 'live' | 'log' | 'now'>

/** Stripe's webhook. Any answer but 200 makes Stripe send the event again. */
export function hearStripe(app: FastifyInstance, context: Needs): void {
  const { billing, storage, log } = context
  const { cashier } = billing
  if (cashier === undefined) return

  void app.register(async (scope) => {
    // The signature covers the raw bytes: parsed and serialised again they would differ.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post('/api/billing/stripe/', { schema: { hide: true } }, async (request) => {
      const event = readSigned(request.body, request.headers['stripe-signature'])
      if (event !== null && !(await storage.billingEvents.has(event.id))) {
        const { customerId, checkoutId } = event
        await takeStanding(context, { customerId, checkoutId, event })
        log.info({ event: event.id, kind: event.kind }, 'heard from the payment service')
      }
      return { received: true }
    })
  })

  function readSigned(body: unknown, signature: string | string[] | undefined) {
    try {
      return cashier?.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature)) ?? null
    } catch (error) {
      if (!(error instanceof BillingError)) throw error
      log.warn({ reason: error.message }, 'a message was refused')
      throw new AppError('BODY_UNREADABLE')
    }
  }
}
