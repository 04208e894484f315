import { z } from 'zod'
import { flagReason } from './clipReport.ts'

// What can be reported besides songs and the comments on them.
export const reportedType = z.enum(['hook', 'hook_comment', 'profile', 'persona'])

// A hook, a comment on one, a profile or a persona with what is said against it, as staff sees it. A profile's id is its person's.
export const reportedContent = z.object({
  content_type: reportedType,
  content_id: z.string(),
  title: z.string(),
  text: z.string(),
  image_url: z.string().nullable(),
  handle: z.string(),
  display_name: z.string(),
  reports: z.array(
    z.object({ handle: z.string(), reason: flagReason, details: z.string(), created_at: z.iso.datetime() }),
  ),
})

export const contentDecision = z.enum(['dismissed', 'removed'])

export type ReportedType = z.infer<typeof reportedType>
export type ReportedContent = z.infer<typeof reportedContent>
export type ContentDecision = z.infer<typeof contentDecision>
