import { z } from 'zod'

// A comment with what is said against it, as staff sees it.
export const reportedComment = z.object({
  comment_id: z.uuid(),
  clip_id: z.uuid(),
  song_title: z.string(),
  content: z.string(),
  handle: z.string(),
  display_name: z.string(),
  reports: z.array(z.object({ handle: z.string(), details: z.string(), created_at: z.iso.datetime() })),
})

export const commentDecision = z.enum(['dismissed', 'removed'])

export type ReportedComment = z.infer<typeof reportedComment>
export type CommentDecision = z.infer<typeof commentDecision>
