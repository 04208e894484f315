// Plans as data. Prices in US cents, credits in songs' currency: one request (two clips) costs GENERATION_COST.

export type PlanKey = 'free' | 'pro' | 'premier'

export type Plan = {
  id: string
  plan_key: PlanKey
  name: string
  monthly_cents: number
  annual_cents: number
  credits: number
  refill: 'daily' | 'monthly'
  concurrent_generations: number
  upload_max_seconds: number
}

export const plans: Record<PlanKey, Plan> = {
  free: {
    id: 'plan-free',
    plan_key: 'free',
    name: 'Free',
    monthly_cents: 0,
    annual_cents: 0,
    credits: 50,
    refill: 'daily',
    concurrent_generations: 2,
    upload_max_seconds: 60,
  },
  pro: {
    id: 'plan-pro',
    plan_key: 'pro',
    name: 'Pro',
    monthly_cents: 1000,
    annual_cents: 9600,
    credits: 2500,
    refill: 'monthly',
    concurrent_generations: 5,
    upload_max_seconds: 480,
  },
  premier: {
    id: 'plan-premier',
    plan_key: 'premier',
    name: 'Premier',
    monthly_cents: 3000,
    annual_cents: 28800,
    credits: 10_000,
    refill: 'monthly',
    concurrent_generations: 5,
    upload_max_seconds: 480,
  },
}

export const GENERATION_COST = 10
