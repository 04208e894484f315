import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { reportDecision, reportedClip } from '../entities/clipReport.ts'
import { commentDecision, reportedComment } from '../entities/commentReport.ts'
import { flagDefaults, type Flag } from '../flags.ts'
import { REMOVAL_REASON_MAX } from '../limits.ts'

const flag = z.enum(Object.keys(flagDefaults) as [Flag, ...Flag[]])

// null: nothing is said there, so what stands before it counts. The order is default, environment, everybody, person.
const flagState = z.object({
  flag,
  meaning: z.string(),
  default: z.boolean(),
  environment: z.boolean().nullable(),
  everybody: z.boolean().nullable(),
  current: z.boolean(),
  people: z.array(z.object({ handle: z.string(), display_name: z.string(), is_on: z.boolean() })),
})

const reportedComments = z.object({ comments: z.array(reportedComment), numTotalResults: z.number().int() })
const reportedClips = z.object({ songs: z.array(reportedClip), numTotalResults: z.number().int() })

const flagStates = z.object({ flags: z.array(flagState) })

export type FlagState = z.infer<typeof flagState>

export const staffCalls = {
  claimStaff: defineCall({
    method: 'POST',
    path: '/api/staff/claim/',
    access: 'member',
    summary: 'Makes you the first staff account, with the one-time link printed at the start',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: z.object({ isStaff: z.literal(true) }),
  }),
  listOutbox: defineCall({
    method: 'GET',
    path: '/api/staff/outbox/',
    access: 'member',
    summary: 'The latest mails this installation kept instead of sending, newest first; for staff',
    reply: z.object({
      is_in_use: z.boolean(),
      letters: z.array(
        z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sent_at: z.string() }),
      ),
    }),
  }),
  removeForInfringement: defineCall({
    method: 'POST',
    path: '/api/staff/remove-for-infringement/',
    access: 'member',
    summary: 'Takes a song away from everybody and warns its maker; for staff',
    body: z.object({ clip_id: z.uuid(), reason: z.string().trim().max(REMOVAL_REASON_MAX).default('') }),
    reply: z.object({ clip_id: z.string(), title: z.string(), handle: z.string() }),
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
      reason: z.string().trim().max(REMOVAL_REASON_MAX).default(''),
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
    body: z.object({ decision: commentDecision }),
    reply: reportedComments,
  }),
  listFlags: defineCall({
    method: 'GET',
    path: '/api/staff/flags/',
    access: 'member',
    summary: 'Every flag with where its value comes from; for staff',
    reply: flagStates,
  }),
  switchFlag: defineCall({
    method: 'POST',
    path: '/api/staff/flags/:flag/',
    access: 'member',
    summary: 'Switches a flag for everybody, or for the person named; null takes that back; for staff',
    params: z.object({ flag }),
    body: z.object({
      is_on: z.boolean().nullable(),
      handle: z.string().trim().min(1).max(41).nullable().default(null),
    }),
    reply: flagStates,
  }),
}
