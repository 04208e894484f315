import { z } from 'zod'
import { defineCall } from '../call.ts'
import { auditEntry, auditKind } from '../entities/auditEntry.ts'
import { profile } from '../entities/profile.ts'
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

const personStorage = z.object({
  handle: z.string(),
  display_name: z.string(),
  plan: z.string(),
  bytes: z.number().int(),
  // Without downloads, which are let go by themselves.
  counted_bytes: z.number().int(),
  limit_bytes: z.number().int(),
  files: z.number().int(),
})

export type PersonStorage = z.infer<typeof personStorage>

const door = z.object({
  door: z.string(),
  name: z.string(),
  state: z.enum(['on', 'trouble', 'embedded']),
  detail: z.string(),
  calls: z.number().int(),
  error_rate: z.number().min(0).max(1),
  median_ms: z.number().nullable(),
  last_error: z.string().nullable(),
})

export type Door = z.infer<typeof door>

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
  listDoors: defineCall({
    method: 'GET',
    path: '/api/staff/doors/',
    access: 'member',
    summary:
      'What is used for music, lyrics, pictures, mail, sign-in, payment and webhooks, whether it answers, how fast, and how often it failed; for staff',
    reply: z.object({ doors: z.array(door) }),
  }),
  listStorage: defineCall({
    method: 'GET',
    path: '/api/staff/storage/',
    access: 'member',
    summary: 'Whose uploads, pictures and downloads take the most space, the largest first; for staff',
    reply: z.object({ people: z.array(personStorage) }),
  }),
  listAuditLog: defineCall({
    method: 'GET',
    path: '/api/staff/audit-log/',
    access: 'member',
    summary:
      'What happened to accounts and what staff did, newest first; before is the id of the last one seen; for staff',
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .positive()
        .max(2 ** 53 - 1)
        .optional(),
      kind: auditKind.optional(),
    }),
    reply: z.object({ entries: z.array(auditEntry), has_more: z.boolean() }),
  }),
  removeForInfringement: defineCall({
    method: 'POST',
    path: '/api/staff/remove-for-infringement/',
    access: 'member',
    summary: 'Takes a song away from everybody and warns its maker; for staff',
    body: z.object({ clip_id: z.uuid(), reason: z.string().trim().max(REMOVAL_REASON_MAX).default('') }),
    reply: z.object({ clip_id: z.string(), title: z.string(), handle: z.string() }),
  }),
  verifyPerson: defineCall({
    method: 'POST',
    path: '/api/staff/people/:handle/verified/',
    access: 'member',
    summary: 'Verifies an artist, or takes that back; for staff',
    params: z.object({ handle: z.string().min(1).max(60) }),
    body: z.object({ is_verified: z.boolean() }),
    reply: profile,
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
