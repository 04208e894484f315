import { z } from 'zod'
import { PERSONA } from '../limits.ts'

export const personaInput = z.object({
  name: z.string().trim().min(1).max(PERSONA.nameMax),
  description: z.string().max(PERSONA.descriptionMax),
  image_s3_id: z.string().max(200).nullable(),
  is_public: z.boolean(),
  user_input_styles: z.string().max(PERSONA.stylesMax),
})

export const persona = personaInput.extend({
  id: z.uuid(),
  user_id: z.string(),
  handle: z.string(),
  root_clip_id: z.uuid(),
  persona_type: z.string(),
  image_url: z.string().nullable(),
  vocal_start_s: z.number().nullable(),
  vocal_end_s: z.number().nullable(),
  clip_count: z.number().int(),
  is_loved: z.boolean(),
  is_owned: z.boolean(),
  is_trashed: z.boolean(),
})

export type Persona = z.infer<typeof persona>
