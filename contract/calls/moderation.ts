import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { flagReason } from '../entities/clipReport.ts'
import { REPORT_DETAILS_MAX, REPORTED_WORK_MAX } from '../limits.ts'

const details = z.string().max(REPORT_DETAILS_MAX).default('')

export const moderationCalls = {
  acknowledgeCopyrightWarning: defineCall({
    method: 'POST',
    path: '/api/moderation/ack-copyright-warning',
    access: 'member',
    summary: 'You have read that a song of yours was removed',
    body: z.object({ clipId: z.uuid() }),
    reply: success,
  }),
  flagClip: defineCall({
    method: 'POST',
    path: '/api/moderation/flag-clip',
    access: 'member',
    summary: 'Reports a song that should not be public',
    body: z.object({ clip_id: z.uuid(), reason: flagReason, details }),
    reply: success,
  }),
  flagCopyright: defineCall({
    method: 'POST',
    path: '/api/moderation/flag-copyright',
    access: 'anyone',
    summary: 'Reports a song that uses your work without permission',
    body: z.object({
      clip_id: z.uuid(),
      email: z.email().max(320),
      work: z.string().trim().min(1).max(REPORTED_WORK_MAX),
      details,
    }),
    reply: success,
  }),
  flagComment: defineCall({
    method: 'POST',
    path: '/api/moderation/flag-comment',
    access: 'member',
    summary: 'Reports a comment',
    body: z.object({ comment_id: z.uuid(), details }),
    reply: success,
  }),
}
