import { z } from 'zod'
import { defineCall } from '../call.ts'

export const experimentCalls = {
  getExperiment: defineCall({
    method: 'POST',
    path: '/api/statsig/experiment/',
    access: 'anyone',
    summary:
      "A flag's or an experiment's value for you, decided here; asking for an experiment counts that you met it; unknown ones have no success",
    body: z.object({ layer: z.string().max(100), parameter: z.string().max(100) }),
    reply: z.object({ data: z.object({ data: z.union([z.boolean(), z.number()]).nullable() }), success: z.boolean() }),
  }),
}
