import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { CAPTION_MAX, CLIP_FEEDBACK_MAX, LYRICS_SHOWN_MAX, TITLE_MAX } from '../limits.ts'

export const clipWriteCalls = {
  updateClip: defineCall({
    method: 'POST',
    path: '/api/gen/:id/set_metadata/',
    access: 'member',
    summary: 'Changes what a song of yours says about itself; what is left out stays',
    params: idParams,
    body: z.object({
      clipId: z.uuid().optional(),
      title: z.string().trim().min(1).max(TITLE_MAX).optional(),
      lyrics: z.string().max(LYRICS_SHOWN_MAX).optional(),
      caption: z.string().max(CAPTION_MAX).optional(),
      imageUrl: z.string().max(2000).optional(),
      image_s3_id: z.string().max(200).optional(),
      allow_comments: z.boolean().optional(),
      isAudioUploadTOSAccepted: z.boolean().optional(),
    }),
    reply: clip,
  }),
  setVisibility: defineCall({
    method: 'POST',
    path: '/api/gen/:id/set_visibility/',
    access: 'member',
    summary: 'Publishes a song of yours, shares it by link only, or makes it private',
    params: idParams,
    body: z.object({
      is_public: z.boolean(),
      link_only: z.boolean().default(false),
      submit_to_contest: z.boolean().default(false),
    }),
    reply: clip,
  }),
  purgeClips: defineCall({
    method: 'POST',
    path: '/api/clips/delete/',
    access: 'member',
    summary: 'Deletes songs in your trash for good',
    body: z.object({ clip_ids: z.array(z.uuid()).min(1).max(100) }),
    reply: success,
  }),
  unlockPreview: defineCall({
    method: 'POST',
    path: '/api/gen/:id/unlock_preview/',
    access: 'member',
    summary: 'Turns a preview of yours into the full song',
    params: idParams,
    reply: clip,
  }),
  setRemixPermission: defineCall({
    method: 'POST',
    path: '/api/clips/:id/toggle_remixes/',
    access: 'member',
    summary: 'Whether others may remix one song of yours',
    params: idParams,
    body: z.object({ can_remix: z.boolean() }),
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
  sendClipFeedback: defineCall({
    method: 'POST',
    path: '/api/clips/:id/update_feedback_state/',
    access: 'member',
    summary: 'What was good or wrong about a song that was made for you',
    params: idParams,
    body: z.object({ feedback_reason: z.string().trim().min(1).max(CLIP_FEEDBACK_MAX) }),
    reply: success,
  }),
}
