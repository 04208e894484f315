// Plans as data. Prices in US cents, credits in songs' currency: one request (two clips) costs GENERATION_COST.

export type PlanKey = 'free' | 'pro' | 'premier'

export type PlanFeature =
  | 'edit_mode'
  | 'max_mode'
  | 'negative_tags'
  | 'persona'
  | 'stems_2'
  | 'stems_12'
  | 'cover'
  | 'upsample_tags'
  | 'generate_song_image'
  | 'image_to_song'
  | 'commercial'
  | 'priority_queue'
  | 'wav'

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
  downloads_per_month: number
  storage_bytes: number
  usage_plan_features: readonly PlanFeature[]
  feature_lines: readonly string[]
}

const PRO_FEATURES = [
  'edit_mode',
  'negative_tags',
  'persona',
  'stems_2',
  'stems_12',
  'cover',
  'upsample_tags',
  'generate_song_image',
  'image_to_song',
  'commercial',
  'priority_queue',
  'wav',
] as const satisfies readonly PlanFeature[]

const GIGABYTE = 1024 ** 3

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
    downloads_per_month: 10,
    storage_bytes: 2 * GIGABYTE,
    usage_plan_features: [],
    feature_lines: [
      '50 credits a day (up to 10 songs)',
      'Model v3.5',
      '2 songs at once',
      'Upload up to 1 minute of audio',
      '10 downloads a month',
    ],
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
    downloads_per_month: 20,
    storage_bytes: 20 * GIGABYTE,
    usage_plan_features: PRO_FEATURES,
    feature_lines: [
      'Access to the latest model',
      '2,500 credits a month (up to 500 songs)',
      'Commercial use for new songs',
      'Covers, personas and edit mode',
      'Up to 12 stems of a song',
      'Exclude styles, WAV downloads and a priority queue',
      'Upload up to 8 minutes of audio',
      '20 downloads a month',
    ],
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
    downloads_per_month: 60,
    storage_bytes: 50 * GIGABYTE,
    usage_plan_features: [...PRO_FEATURES, 'max_mode'],
    feature_lines: [
      'Access to the latest model',
      '10,000 credits a month (up to 2,000 songs)',
      'Commercial use for new songs',
      'Everything in Pro',
      '60 downloads a month',
    ],
  },
}

export const GENERATION_COST = 10
export const STEMS_COST = { two: 10, twelve: 50 } as const

export function hasPlanFeature(planKey: PlanKey, feature: PlanFeature): boolean {
  return plans[planKey].usage_plan_features.includes(feature)
}
