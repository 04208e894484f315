import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'

const lyrics = z.string().max(10_000)

export const lyricsCalls = {
  writeLyrics: defineCall({
    method: 'POST',
    path: '/api/generate/lyrics/',
    access: 'member',
    summary: 'Asks for lyrics about something; ask for the id every two seconds',
    body: z.object({ prompt: z.string().trim().min(1).max(500) }),
    reply: z.object({ id: z.uuid() }),
  }),
  getLyrics: defineCall({
    method: 'GET',
    path: '/api/generate/lyrics/:id',
    access: 'member',
    summary: 'Lyrics you asked for; complete when status says so',
    params: idParams,
    reply: z.object({ text: z.string(), title: z.string(), status: z.enum(['running', 'complete', 'error']) }),
  }),
  cowriteLyrics: defineCall({
    method: 'POST',
    path: '/api/generate/cowrite-lyrics/',
    access: 'member',
    summary: 'Rewrites the chosen lines as asked and leaves the rest alone',
    body: z.object({
      selected: lyrics,
      context_before: lyrics.default(''),
      context_after: lyrics.default(''),
      instruction: z.string().max(500),
      title: z.string().max(80).default(''),
      style: z.string().max(1000).default(''),
      mode: z.enum(['rewrite', 'continue', 'rhyme']).default('rewrite'),
    }),
    reply: z.object({
      edited_lyrics: z.string(),
      variants: z.array(z.string()),
      next_prompts: z.array(z.string()),
    }),
  }),
}
