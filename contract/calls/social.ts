import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { hook } from '../entities/hook.ts'
import { persona } from '../entities/persona.ts'
import { playlist } from '../entities/playlist.ts'
import { profile } from '../entities/profile.ts'
import { FEEDBACK_MAX } from '../limits.ts'
import { cursor, cursorReply } from './paging.ts'

export const socialCalls = {
  reactToClip: defineCall({
    method: 'POST',
    path: '/api/gen/:id/update_reaction_type/',
    access: 'member',
    summary: 'Likes or dislikes a song, or takes that back with null',
    params: idParams,
    body: z.object({
      reaction: z.enum(['LIKE', 'DISLIKE']).nullable(),
      recommendation_metadata: z.record(z.string().max(40), z.string().max(200)).optional(),
    }),
    reply: clip,
  }),
  getFollowingFeed: defineCall({
    method: 'POST',
    path: '/api/social/following-feed',
    access: 'member',
    summary: 'New songs of the people you follow',
    body: cursor.extend({ page_size: z.number().int().min(1).max(100).default(20) }),
    reply: cursorReply.extend({ clips: z.array(clip) }),
  }),
  getExplore: defineCall({
    method: 'POST',
    path: '/api/unified/explore',
    access: 'anyone',
    summary: 'Shelves of public songs: trending, new, picked, by genre',
    body: cursor,
    reply: cursorReply.extend({
      feeds: z.array(z.object({ id: z.string(), title: z.string(), clips: z.array(clip) })),
    }),
  }),
  search: defineCall({
    method: 'POST',
    path: '/api/search/',
    access: 'member',
    summary: 'Public songs, playlists, people, personas and hooks by words',
    body: cursor.extend({
      query: z.string().trim().max(200),
      tab: z.enum(['songs', 'playlists', 'users', 'personas', 'hooks', 'styles']).default('songs'),
      sort: z.enum(['relevance', 'created_at', 'upvote_count', 'play_count']).default('relevance'),
      instrumental: z.boolean().optional(),
      model_name: z.string().max(40).optional(),
    }),
    reply: cursorReply.extend({
      clips: z.array(clip),
      playlists: z.array(playlist),
      users: z.array(profile),
      personas: z.array(persona),
      hooks: z.array(hook),
      styles: z.array(z.string()),
    }),
  }),
  sendFeedback: defineCall({
    method: 'POST',
    path: '/api/feedback/',
    access: 'member',
    summary: 'Tells the makers of Arioso something',
    body: z.object({ message: z.string().trim().min(1).max(FEEDBACK_MAX), page: z.string().max(300).default('') }),
    reply: success,
  }),
}
