import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flagDefaults, type Flag } from '../flags.ts'

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
    body: z.object({ clip_id: z.uuid(), reason: z.string().trim().max(500).default('') }),
    reply: z.object({ clip_id: z.string(), title: z.string(), handle: z.string() }),
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
