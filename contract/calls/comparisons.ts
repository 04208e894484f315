import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { COMPARISON_NAME_MAX, COMPARISON_NOTE_MAX } from '../limits.ts'

const name = z.string().trim().min(1).max(COMPARISON_NAME_MAX)

// Which version was preferred is told to those who have answered every pair: whoever knows the score listens for it.
const comparison = z.object({
  id: z.uuid(),
  name: z.string(),
  first_version: z.string(),
  second_version: z.string(),
  created_at: z.iso.datetime(),
  pair_count: z.number().int(),
  answered_count: z.number().int(),
  result: z
    .object({
      first: z.number().int(),
      second: z.number().int(),
      neither: z.number().int(),
      // How likely a result at least this uneven is when nobody hears a difference.
      chance: z.number(),
    })
    .nullable(),
})

export type Comparison = z.infer<typeof comparison>

export const comparisonCalls = {
  listComparisons: defineCall({
    method: 'GET',
    path: '/api/staff/comparisons',
    access: 'member',
    summary: 'Blind comparisons of two versions, newest first; staff only',
    reply: z.object({ comparisons: z.array(comparison) }),
  }),
  createComparison: defineCall({
    method: 'POST',
    path: '/api/staff/comparisons',
    access: 'member',
    summary: 'Begins a comparison; its songs are sent one by one to /media/comparisons; staff only',
    body: z.object({ name, first_version: name, second_version: name }),
    reply: z.object({ id: z.uuid() }),
  }),
  getNextPair: defineCall({
    method: 'GET',
    path: '/api/staff/comparisons/:id/next',
    access: 'member',
    summary: 'The next pair you have not answered, sides drawn by lot; staff only',
    params: idParams,
    reply: z.object({
      pair: z.object({ id: z.uuid(), title: z.string(), left_url: z.string(), right_url: z.string() }).nullable(),
    }),
  }),
  answerPair: defineCall({
    method: 'POST',
    path: '/api/staff/comparison-pairs/:id/answer',
    access: 'member',
    summary: 'Keeps which side you preferred; a second answer replaces the first; staff only',
    params: idParams,
    body: z.object({
      preference: z.enum(['left', 'right', 'neither']),
      note: z.string().trim().max(COMPARISON_NOTE_MAX).default(''),
    }),
    reply: success,
  }),
}
