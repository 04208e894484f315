import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clip } from '../entities/clip.ts'

const reusable = z.array(z.object({ text: z.string(), clip }))

export const promptCalls = {
  suggestPrompts: defineCall({
    method: 'GET',
    path: '/api/prompts/suggestions',
    access: 'anyone',
    summary: 'A random placeholder, prompts for the dice and style chips; different at every visit',
    reply: z.object({ placeholder: z.string(), prompts: z.array(z.string()), styles: z.array(z.string()) }),
  }),
  listReusable: defineCall({
    method: 'GET',
    path: '/api/prompts/reusable',
    access: 'member',
    summary: 'Styles and lyrics of your earlier songs, each once with its newest song, newest first',
    reply: z.object({ styles: reusable, lyrics: reusable }),
  }),
}
