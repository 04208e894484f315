import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { persona, personaInput } from '../entities/persona.ts'
import { page } from './paging.ts'

const personaList = z.object({
  personas: z.array(persona),
  total_results: z.number().int(),
  current_page: z.number().int(),
})
const seconds = z.number().min(0).max(100_000).nullable().default(null)

export const personaCalls = {
  listPersonas: defineCall({
    method: 'GET',
    path: '/api/persona/get-personas/',
    access: 'member',
    summary: 'Your personas',
    query: page,
    reply: personaList,
  }),
  listLovedPersonas: defineCall({
    method: 'GET',
    path: '/api/persona/get-loved-personas/',
    access: 'member',
    summary: 'Personas you love',
    query: page,
    reply: personaList,
  }),
  listFollowedPersonas: defineCall({
    method: 'GET',
    path: '/api/persona/get-followed-personas/',
    access: 'member',
    summary: 'Personas of the people you follow',
    query: page,
    reply: personaList,
  }),
  getPersona: defineCall({
    method: 'GET',
    path: '/api/persona/get-persona-paginated/:id/',
    access: 'anyone',
    summary: 'A persona with a page of the songs it sings',
    params: idParams,
    query: page,
    reply: z.object({
      persona: persona.extend({ persona_clips: z.array(clip) }),
      total_results: z.number().int(),
      current_page: z.number().int(),
      is_following: z.boolean(),
    }),
  }),
  createPersona: defineCall({
    method: 'POST',
    path: '/api/persona/create/',
    access: 'member',
    summary: 'Makes a persona: the voice and manner of one of your songs',
    body: personaInput
      .extend({ root_clip_id: z.uuid(), vocal_start_s: seconds, vocal_end_s: seconds })
      .refine(({ vocal_start_s: start, vocal_end_s: end }) => end === null || (start ?? 0) < end, {
        path: ['vocal_end_s'],
        error: 'The voice has to end after it begins.',
      }),
    reply: persona,
  }),
  updatePersona: defineCall({
    method: 'PUT',
    path: '/api/persona/edit-persona/:id/',
    access: 'member',
    summary: 'Renames or describes your persona',
    params: idParams,
    body: personaInput.partial(),
    reply: persona,
  }),
  setPersonaVisibility: defineCall({
    method: 'PUT',
    path: '/api/persona/set_visibility/:id/',
    access: 'member',
    summary: 'Whether others may sing with your persona',
    params: idParams,
    query: z.object({ is_public: z.stringbool() }),
    reply: persona,
  }),
  lovePersona: defineCall({
    method: 'POST',
    path: '/api/persona/:id/toggle_love/',
    access: 'member',
    summary: 'Loves a persona, or no longer',
    params: idParams,
    reply: persona,
  }),
  trashPersona: defineCall({
    method: 'PUT',
    path: '/api/persona/trash-persona/:id/',
    access: 'member',
    summary: 'Moves your persona to the trash, or back with undo',
    params: idParams,
    query: z.object({ undo: z.stringbool().default(false) }),
    reply: persona,
  }),
}
