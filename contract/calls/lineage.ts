import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { cursorQuery, cursorReply } from './paging.ts'
import { REMIX_TYPES } from '../limits.ts'

const clipQuery = z.object({ clip_id: z.uuid() })

export const lineageCalls = {
  getParent: defineCall({
    method: 'GET',
    path: '/api/clips/parent',
    access: 'anyone',
    summary: 'The song this one was made from, if you may see it',
    query: clipQuery,
    reply: z.object({ clip: clip.nullable() }),
  }),
  listRemixes: defineCall({
    method: 'GET',
    path: '/api/clips/remixes',
    access: 'anyone',
    summary: 'Songs made from this one',
    query: cursorQuery.extend(clipQuery.shape),
    reply: cursorReply.extend({ clips: z.array(clip) }),
  }),
  listVersions: defineCall({
    method: 'GET',
    path: '/api/clips/:id/versions',
    access: 'member',
    summary: 'Your songs of one family, the newest first: what a song was made of and what was made of it',
    params: idParams,
    reply: z.object({ clips: z.array(clip) }),
  }),
  countRemixes: defineCall({
    method: 'GET',
    path: '/api/clips/remixes/count',
    access: 'anyone',
    summary: 'How many songs were made from this one',
    query: clipQuery,
    reply: z.object({ count: z.number().int(), is_capped: z.boolean() }),
  }),
  getAttribution: defineCall({
    method: 'GET',
    path: '/api/clips/:id/attribution',
    access: 'anyone',
    summary: 'Where a song comes from: its parents, uploads, personas and inspirations',
    params: idParams,
    reply: z.object({ sources: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })) }),
  }),
  setRemixPermission: defineCall({
    method: 'POST',
    path: '/api/clips/:id/toggle_remixes/',
    access: 'member',
    summary: 'Whether others may remix one song of yours, and in which ways',
    params: idParams,
    body: z.object({
      can_remix: z.boolean(),
      allowed_remix_actions: z.array(z.enum(REMIX_TYPES)).max(REMIX_TYPES.length).optional(),
    }),
    reply: clip,
  }),
  setAllRemixPermissions: defineCall({
    method: 'POST',
    path: '/api/clips/remix_permissions/',
    access: 'member',
    summary: 'Whether others may remix your songs, for all of them at once',
    body: z.object({ can_remix: z.boolean() }),
    reply: success,
  }),
}
