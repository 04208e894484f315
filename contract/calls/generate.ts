import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clip } from '../entities/clip.ts'

// Lengths of lyrics and styles depend on the model, so the service checks them; here only what holds for every model.
export const generateRequest = z.object({
  mv: z.string().max(40),
  gpt_description_prompt: z.string().max(5000).default(''),
  prompt: z.string().max(10_000).default(''),
  tags: z.string().max(2000).default(''),
  negative_tags: z.string().max(2000).default(''),
  title: z.string().max(500).default(''),
  make_instrumental: z.boolean().default(false),
  generation_type: z.enum(['TEXT', 'IMAGE']).default('TEXT'),
  project_id: z.string().max(40).nullable().default(null),
  transaction_uuid: z.uuid(),
  metadata: z.object({
    create_mode: z.enum(['simple', 'custom']),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
  }),
})

export type GenerateRequest = z.infer<typeof generateRequest>

const generateReply = z.object({
  id: z.uuid(),
  clips: z.array(clip),
  status: z.string(),
  created_at: z.iso.datetime(),
  batch_size: z.number().int(),
})

export const generateCalls = {
  generate: defineCall({
    method: 'POST',
    path: '/api/generate/v2/',
    access: 'member',
    summary: 'Asks for a song: two clips. The same transaction_uuid again answers with the same two clips',
    body: generateRequest,
    reply: generateReply,
  }),
  retryClip: defineCall({
    method: 'POST',
    path: '/api/generate/retry/:id',
    access: 'member',
    summary: 'Tries a clip that could not be made once more, for its price',
    params: z.object({ id: z.uuid() }),
    reply: clip,
  }),
}
