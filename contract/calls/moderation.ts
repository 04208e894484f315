import { z } from 'zod'
import { defineCall, success, idParams } from '../call.ts'
import { flagReason, reportDecision, reportedClip, reportDetails } from '../entities/reports/clipReport.ts'
import { APPEAL_MAX, REPORTED_WORK_MAX } from '../limits.ts'
import { appeal, rulingReason, standing } from '../entities/reports/ruling.ts'
import { commentDecision, reportedComment } from '../entities/reports/commentReport.ts'
import { contentDecision, reportedContent, reportedType } from '../entities/reports/contentReport.ts'

const reportedComments = z.object({ comments: z.array(reportedComment), numTotalResults: z.number().int() })

const reportedContents = z.object({ contents: z.array(reportedContent), numTotalResults: z.number().int() })

const reportedClips = z.object({ songs: z.array(reportedClip), numTotalResults: z.number().int() })

// Whether a removal counts against its maker.
const isStrike = z.boolean().default(true)

const appeals = z.object({ appeals: z.array(appeal) })

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
    body: z.object({ clip_id: z.uuid(), reason: flagReason, details: reportDetails }),
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
      details: reportDetails,
    }),
    reply: success,
  }),
  listReports: defineCall({
    method: 'GET',
    path: '/api/staff/reports/',
    access: 'member',
    summary: 'Songs with reports nobody has decided about, the longest waiting first; for staff',
    reply: reportedClips,
  }),
  decideReports: defineCall({
    method: 'POST',
    path: '/api/staff/reports/:id/',
    access: 'member',
    summary: 'Decides about the reports on a song: dismisses them, warns its maker, or removes the song; for staff',
    params: idParams,
    body: z.object({
      decision: reportDecision,
      // Those that were read; others stay, unless the song goes.
      report_ids: z.array(z.uuid()).min(1).max(1000),
      reason: rulingReason,
      is_strike: isStrike,
    }),
    reply: reportedClips,
  }),
  listCommentReports: defineCall({
    method: 'GET',
    path: '/api/staff/comment-reports/',
    access: 'member',
    summary: 'Comments with reports nobody has decided about, the longest waiting first; for staff',
    reply: reportedComments,
  }),
  decideCommentReports: defineCall({
    method: 'POST',
    path: '/api/staff/comment-reports/:id/',
    access: 'member',
    summary: 'Decides about a reported comment: dismisses what is said against it, or removes it; for staff',
    params: idParams,
    body: z.object({ decision: commentDecision, reason: rulingReason, is_strike: isStrike }),
    reply: reportedComments,
  }),
  flagContent: defineCall({
    method: 'POST',
    path: '/api/moderation/flag-content',
    access: 'member',
    summary: 'Reports a hook, a profile by the id of its person, or a persona',
    body: z.object({
      content_type: reportedType,
      content_id: z.string().max(60),
      reason: flagReason,
      details: reportDetails,
    }),
    reply: success,
  }),
  listContentReports: defineCall({
    method: 'GET',
    path: '/api/staff/content-reports/',
    access: 'member',
    summary: 'Hooks, profiles and personas with reports nobody has decided about, the longest waiting first; for staff',
    reply: reportedContents,
  }),
  decideContentReports: defineCall({
    method: 'POST',
    path: '/api/staff/content-reports/:content_type/:id/',
    access: 'member',
    summary:
      'Decides about a reported hook, profile or persona: dismisses the reports, or removes it (of a profile, all its person wrote and its picture); for staff',
    params: z.object({ content_type: reportedType, id: z.string().max(60) }),
    body: z.object({ decision: contentDecision, reason: rulingReason, is_strike: isStrike }),
    reply: reportedContents,
  }),
  getStanding: defineCall({
    method: 'GET',
    path: '/api/moderation/standing/',
    access: 'member',
    summary: 'What staff decided about your things, your strikes, and until when they keep you from publishing',
    reply: standing,
  }),
  appealRuling: defineCall({
    method: 'POST',
    path: '/api/moderation/rulings/:id/appeal/',
    access: 'member',
    summary: 'Says why a decision about something of yours was wrong; once',
    params: idParams,
    body: z.object({ text: z.string().trim().min(1).max(APPEAL_MAX) }),
    reply: standing,
  }),
  listAppeals: defineCall({
    method: 'GET',
    path: '/api/staff/appeals/',
    access: 'member',
    summary: 'Appeals nobody has answered, the longest waiting first; for staff',
    reply: appeals,
  }),
  answerAppeal: defineCall({
    method: 'POST',
    path: '/api/staff/appeals/:id/',
    access: 'member',
    summary:
      'Answers an appeal: the decision stands, or it is taken back with its strike, and a song comes back; for staff',
    params: idParams,
    body: z.object({ answer: z.enum(['upheld', 'overturned']), reason: rulingReason }),
    reply: appeals,
  }),
}
