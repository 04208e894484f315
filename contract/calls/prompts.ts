import { z } from 'zod'
import { defineCall } from '../call.ts'

export const promptCalls = {
  suggestPrompts: defineCall({
    method: 'GET',
    path: '/api/prompts/suggestions',
    access: 'anyone',
    summary: 'A random placeholder, prompts for the dice and style chips; different at every visit',
    reply: z.object({ placeholder: z.string(), prompts: z.array(z.string()), styles: z.array(z.string()) }),
  }),
}
