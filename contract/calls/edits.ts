import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { speedSettings } from '../entities/generationForm.ts'
import { TITLE_MAX } from '../limits.ts'
import { WISHES } from '../songs/variations.ts'

// An edit never overwrites: it makes a new clip that knows its parent. Times in seconds.
const editReply = z.object({ action_id: z.uuid(), action_clip_id: z.uuid(), clip })
const seconds = z.number().min(0).max(100_000)
const title = z.string().max(TITLE_MAX).optional()

export const editCalls = {
  cropClip: defineCall({
    method: 'POST',
    path: '/api/edit/crop/:id/',
    access: 'member',
    summary: 'Keeps one span of a song, or cuts it out with is_crop_remove',
    params: idParams,
    body: z.object({ crop_start_s: seconds, crop_end_s: seconds, is_crop_remove: z.boolean().default(false), title }),
    reply: editReply,
  }),
  fadeClip: defineCall({
    method: 'POST',
    path: '/api/edit/fade/:id/',
    access: 'member',
    summary: 'Fades a song in, out or both',
    params: idParams,
    body: z.object({ fade_in_time: seconds.optional(), fade_out_time: seconds.optional(), title }),
    reply: editReply,
  }),
  reverseClip: defineCall({
    method: 'POST',
    path: '/api/clips/reverse-clip/',
    access: 'member',
    summary: 'Plays a song backwards',
    body: z.object({ clip_id: z.uuid(), title }),
    reply: editReply,
  }),
  adjustSpeed: defineCall({
    method: 'POST',
    path: '/api/clips/adjust-speed/',
    access: 'member',
    summary: 'A song slower or faster, with its pitch kept or moved along in semitones',
    body: speedSettings.extend({ clipId: z.uuid(), title }),
    reply: editReply,
  }),
  splitStems: defineCall({
    method: 'POST',
    path: '/api/edit/stems/:id',
    access: 'member',
    summary: 'Voice and instruments as clips of their own: two of them, or twelve',
    params: idParams,
    body: z.object({ stem_task: z.enum(['two', 'twelve']).default('two') }),
    reply: z.object({ clips: z.array(clip) }),
  }),
  getStructure: defineCall({
    method: 'GET',
    path: '/api/clips/:id/structure',
    access: 'anyone',
    summary: 'A song’s sections and where its bars begin, in seconds; both empty where nobody wrote them down',
    params: idParams,
    reply: z.object({
      sections: z.array(z.object({ label: z.string(), kind: z.string(), start_s: z.number(), end_s: z.number() })),
      bars_s: z.array(z.number()),
    }),
  }),
  getEditAction: defineCall({
    method: 'GET',
    path: '/api/edit/action/:id/',
    access: 'member',
    summary: 'How far an edit is',
    params: idParams,
    reply: editReply,
  }),
  startEditSession: defineCall({
    method: 'POST',
    path: '/api/edit/session/',
    access: 'member',
    summary: 'Somebody entered edit mode',
    body: z.object({ clip_id: z.uuid() }),
    reply: z.object({ edit_session_id: z.uuid() }),
  }),
  endEditSession: defineCall({
    method: 'POST',
    path: '/api/edit/session/:id/end/',
    access: 'member',
    summary: 'Somebody left edit mode',
    params: idParams,
    reply: success,
  }),
  concat: defineCall({
    method: 'POST',
    path: '/api/generate/concat/v2/',
    access: 'member',
    summary: 'Get Full Song: joins a chain of extensions into one new clip, for nothing',
    body: z.object({ clip_id: z.uuid(), is_infill: z.boolean().default(false) }),
    reply: clip,
  }),
  remaster: defineCall({
    method: 'POST',
    path: '/api/generate/upsample',
    access: 'member',
    summary: 'Plays a song again with another model, close to it or further away; masters a recording anew',
    body: z.object({
      clip_id: z.uuid(),
      model_name: z.string().max(40),
      variation_category: z.enum(['high', 'normal', 'subtle']).default('normal'),
    }),
    reply: z.object({ clips: z.array(clip) }),
  }),
  varyClip: defineCall({
    method: 'POST',
    path: '/api/generate/variation',
    access: 'member',
    summary: 'Makes a song again with one thing changed. The same transaction_uuid again answers with the same clip',
    body: z.object({ clip_id: z.uuid(), wish: z.enum(WISHES), transaction_uuid: z.uuid() }),
    reply: clip,
  }),
}
