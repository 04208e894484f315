import { z } from 'zod'
import { defineCall } from '../call.ts'

export const experimentCalls = {
  getExperiment: defineCall({
    method: 'POST',
    path: '/api/statsig/experiment/',
    access: 'anyone',
    summary: "A flag's value for you, evaluated here; parameter names it, or layer does; unknown ones have no success",
    body: z.object({ layer: z.string().max(100), parameter: z.string().max(100) }),
    reply: z.object({ data: z.object({ data: z.boolean().nullable() }), success: z.boolean() }),
  }),
}
