import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { contentType, shareAttribution } from '../entities/shareAttribution.ts'

const shareCode = z.string().regex(/^[A-Za-z0-9]{1,40}$/)

export const shareCalls = {
  attributeShare: defineCall({
    method: 'POST',
    path: '/api/share/attribute/',
    access: 'anyone',
    summary: 'Says that this visit came from a shared link',
    body: shareAttribution,
    reply: success,
  }),
  createShareLink: defineCall({
    method: 'POST',
    path: '/api/share/link',
    access: 'anyone',
    summary: 'A link with a code of its own, so that visits through it can be counted',
    body: z.object({ content_id: z.string().max(60), content_type: contentType }),
    reply: z.object({ code: shareCode, url: z.string() }),
  }),
  getShareCode: defineCall({
    method: 'GET',
    path: '/api/share/code/:code',
    access: 'anyone',
    summary: 'What a share code leads to and who shared it',
    params: z.object({ code: shareCode }),
    reply: z.object({
      success: z.boolean(),
      content_id: z.string(),
      content_type: contentType,
      sharer_handle: z.string().nullable(),
      sharer_display_name: z.string().nullable(),
      sharer_avatar_url: z.string().nullable(),
    }),
  }),
  getShareStats: defineCall({
    method: 'GET',
    path: '/api/share/stats',
    access: 'member',
    summary: 'How often your links to a thing were shared and visited',
    query: z.object({ content_id: z.string().max(60) }),
    reply: z.object({ links: z.number().int(), visits: z.number().int() }),
  }),
  countAction: defineCall({
    method: 'POST',
    path: '/api/gen/:id/increment_action_count/',
    access: 'anyone',
    summary: 'Counts a visit to a song by a shared link',
    params: idParams,
    body: z.object({ action: z.enum(['visit']), share_id: z.string().max(40) }),
    reply: success,
  }),
}
