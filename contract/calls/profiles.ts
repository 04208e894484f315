import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { hook } from '../entities/hook.ts'
import { playlist } from '../entities/playlist.ts'
import { artistDetails, profile } from '../entities/profile.ts'
import { HANDLE_INVALID_TEXT } from '../texts.ts'
import { DISPLAY_NAME_MAX, HANDLE_PATTERN, PROFILE_DESCRIPTION } from '../limits.ts'
import { page } from './paging.ts'

const handle = z.string().regex(HANDLE_PATTERN, HANDLE_INVALID_TEXT)
const byHandle = z.object({ handle })

export const profileCalls = {
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/profiles/',
    access: 'member',
    summary: 'Saves your profile; a refusal names the fields and says why',
    body: z.object({
      handle,
      profile_description: z.string().max(PROFILE_DESCRIPTION.max),
      display_name: z.string().trim().min(1).max(DISPLAY_NAME_MAX),
      avatar_image_url: z.string().max(2000).nullable(),
    }),
    reply: profile,
  }),
  getProfile: defineCall({
    method: 'GET',
    path: '/api/profiles/:handle',
    access: 'anyone',
    summary: "Somebody's profile with public songs, playlists and hooks",
    params: byHandle,
    query: page.extend({
      clips_sort_by: z.enum(['created_at', 'upvote_count', 'play_count']).default('created_at'),
      playlists_sort_by: z.enum(['created_at', 'upvote_count']).default('created_at'),
      include_hooks: z.stringbool().default(false),
    }),
    reply: profile.extend({
      // Null where nothing is told, or its gate is closed.
      artist: artistDetails.nullable(),
      clips: z.array(clip),
      pinned_clips: z.array(clip),
      playlists: z.array(playlist),
      hooks: z.array(hook),
      num_total_clips: z.number().int(),
      current_page: z.number().int(),
    }),
  }),
  listProfilePinnedClips: defineCall({
    method: 'GET',
    path: '/api/profiles/pinned-clips',
    access: 'member',
    summary: 'The songs pinned to your profile',
    reply: z.object({ clips: z.array(clip) }),
  }),
  pinToProfile: defineCall({
    method: 'POST',
    path: '/api/profiles/pinned-clips',
    access: 'member',
    summary: 'Pins a public song of yours to your profile, or takes it off',
    body: z.object({ clip_id: z.uuid(), pinned: z.boolean() }),
    reply: z.object({ clips: z.array(clip) }),
  }),
  getArtistProfile: defineCall({
    method: 'GET',
    path: '/api/profiles/artist-info',
    access: 'member',
    summary: 'Your own profile as the editor needs it, with what you tell as an artist',
    reply: profile.extend({ artist: artistDetails }),
  }),
  updateArtistProfile: defineCall({
    method: 'POST',
    path: '/api/profiles/artist-info',
    access: 'member',
    summary: 'Saves what you tell as an artist, behind its gate',
    body: artistDetails,
    reply: artistDetails,
  }),
  follow: defineCall({
    method: 'POST',
    path: '/api/profiles/follow',
    access: 'member',
    summary: 'Follows somebody, or stops with unfollow true',
    body: byHandle.extend({ unfollow: z.boolean().default(false) }),
    reply: success,
  }),
  listFollowers: defineCall({
    method: 'GET',
    path: '/api/profiles/:handle/followers',
    access: 'anyone',
    summary: 'Who follows somebody',
    params: byHandle,
    query: page,
    reply: z.object({ profiles: z.array(profile), numTotalResults: z.number().int(), current_page: z.number().int() }),
  }),
}
