import { z } from 'zod'

const PLAN_PRICES = ['pro.month', 'pro.year', 'premier.month', 'premier.year'] as const

type PlanPrice = (typeof PLAN_PRICES)[number]

// 'pro.month=price_1,pro.year=price_2,…': which price of the payment service each plan and period has.
const planPrices = z.string().transform((text, check): Record<PlanPrice, string> => {
  const given = Object.fromEntries(pairsOf(text))
  for (const name of Object.keys(given)) {
    if (!(PLAN_PRICES as readonly string[]).includes(name)) check.addIssue(`there is no '${name}'`)
  }
  for (const name of PLAN_PRICES) if (!given[name]) check.addIssue(`'${name}=price_…' is missing`)
  return given as Record<PlanPrice, string>
})

// '500=price_5,2000=price_6': how many credits a price brings.
const creditPrices = z.string().transform((text, check): { credits: number; price: string }[] =>
  pairsOf(text).map(([credits, price]) => {
    if (!/^[1-9]\d{0,6}$/.test(credits) || price === '') check.addIssue(`'${credits}=${price}' must be 500=price_…`)
    return { credits: Number(credits), price }
  }),
)

function pairsOf(text: string): [string, string][] {
  return text.split(',').map((part) => {
    const [name = '', value = ''] = part.trim().split('=')
    return [name, value]
  })
}

// Without them nothing is charged: the embedded test checkout hands out every plan.
export const billingSettings = {
  ARIOSO_STRIPE_SECRET_KEY: z.string().optional(),
  ARIOSO_STRIPE_WEBHOOK_SECRET: z.string().optional(),
  ARIOSO_STRIPE_PRICES: planPrices.optional(),
  ARIOSO_STRIPE_CREDITS: creditPrices.default([]),
  // The price of the rights to one song that was made for personal use; without it they come with a plan only.
  ARIOSO_STRIPE_RIGHTS: z.string().optional(),
  // Stripe computes sales tax and VAT; it needs Stripe Tax to be set up there.
  ARIOSO_STRIPE_TAX: z.enum(['on', 'off']).default('on'),
  ARIOSO_STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
}

type StripeSettings = { [Name in 'SECRET_KEY' | 'WEBHOOK_SECRET' | 'PRICES' as `ARIOSO_STRIPE_${Name}`]?: unknown }

/** A key alone would charge people and never learn that they have paid. */
export function isStripeWhole(given: StripeSettings): boolean {
  const needed = [given.ARIOSO_STRIPE_SECRET_KEY, given.ARIOSO_STRIPE_WEBHOOK_SECRET, given.ARIOSO_STRIPE_PRICES]
  return new Set(needed.map((each) => each === undefined)).size === 1
}
