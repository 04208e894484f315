import type { NoteCall } from '../outside/index.ts'
import type { PlanPrices } from './readStanding.ts'

export type StripeOptions = {
  key: string
  webhookSecret: string
  note?: NoteCall | undefined
  url: string
  prices: PlanPrices
  packs: { credits: number; price: string }[]
  rights: string | undefined
  hasTax: boolean
}
