import { z } from 'zod'
import { REMOVAL_REASON_MAX } from '../../limits.ts'
import { reportedType } from './contentReport.ts'

export const ruledType = z.enum(['song', 'comment', ...reportedType.options])

// What staff decided about something of a person, as that person and staff read it.
export const ruling = z.object({
  id: z.uuid(),
  content_type: ruledType,
  content_id: z.string(),
  title: z.string(),
  decision: z.enum(['warned', 'removed']),
  reason: z.string(),
  is_strike: z.boolean(),
  created_at: z.iso.datetime(),
  // Empty while nobody has appealed.
  appeal: z.string(),
  answer: z.enum(['upheld', 'overturned']).nullable(),
  answer_reason: z.string(),
})

export const standing = z.object({
  strikes: z.number().int(),
  strikes_allowed: z.number().int(),
  // Until when nothing can be published.
  paused_until: z.iso.datetime().nullable(),
  rulings: z.array(ruling),
})

export const appeal = ruling.extend({ handle: z.string(), display_name: z.string(), strikes: z.number().int() })

export const rulingReason = z.string().trim().max(REMOVAL_REASON_MAX).default('')

export type RuledType = z.infer<typeof ruledType>
export type Ruling = z.infer<typeof ruling>
export type Standing = z.infer<typeof standing>
export type Appeal = z.infer<typeof appeal>
export type AppealAnswer = NonNullable<Ruling['answer']>
