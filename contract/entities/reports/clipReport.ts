import { z } from 'zod'
import { REPORT_DETAILS_MAX } from '../../limits.ts'

export const reportDetails = z.string().max(REPORT_DETAILS_MAX).default('')

export const flagReason = z.enum(['hate', 'violence', 'sexual', 'spam', 'other'])

const clipReport = z.object({
  id: z.uuid(),
  kind: z.enum(['flag', 'copyright']),
  // A reason of flagReason, or 'copyright'.
  reason: z.string(),
  details: z.string(),
  work: z.string(),
  // How to reach a rights holder; empty for a flag.
  email: z.string(),
  // Empty for somebody without an account.
  handle: z.string(),
  created_at: z.iso.datetime(),
})

// A song with what is said against it, as staff sees it.
export const reportedClip = z.object({
  clip_id: z.uuid(),
  title: z.string(),
  handle: z.string(),
  display_name: z.string(),
  image_url: z.string().nullable(),
  lyrics: z.string(),
  visibility: z.enum(['private', 'link', 'public', 'trashed']),
  reports: z.array(clipReport),
})

export const reportDecision = z.enum(['dismissed', 'warned', 'removed'])

export type FlagReason = z.infer<typeof flagReason>
export type ReportedClip = z.infer<typeof reportedClip>
export type ReportDecision = z.infer<typeof reportDecision>
