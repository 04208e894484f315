import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { alignedWord, clip } from '../entities/clip.ts'
import { libraryFilters } from '../entities/libraryFilters.ts'

export const clipCalls = {
  getClip: defineCall({
    method: 'GET',
    path: '/api/clip/:id',
    access: 'anyone',
    summary: 'One clip; 404 when it is not yours and not public',
    params: idParams,
    reply: clip,
  }),
  listClipsByIds: defineCall({
    method: 'GET',
    path: '/api/feed/v2',
    access: 'anyone',
    summary: 'Clips by id, in the order asked; those you may not see are left out',
    query: z.object({ ids: z.string().max(4000) }),
    reply: z.object({ clips: z.array(clip) }),
  }),
  listLibrary: defineCall({
    method: 'POST',
    path: '/api/feed/v3',
    access: 'member',
    summary: 'Your own clips, newest first unless sorted otherwise; filters are Any, True or False',
    body: z.object({
      cursor: z.string().max(600).nullable().default(null),
      limit: z.number().int().min(1).max(100).default(20),
      filters: libraryFilters.prefault({}),
    }),
    reply: z.object({ clips: z.array(clip), next_cursor: z.string().nullable(), has_more: z.boolean() }),
  }),
  getAlignedLyrics: defineCall({
    method: 'GET',
    path: '/api/gen/:id/aligned_lyrics/v2/',
    access: 'anyone',
    summary: 'The words of a clip with their times in seconds',
    params: idParams,
    reply: z.object({ aligned_words: z.array(alignedWord) }),
  }),
  getWaveform: defineCall({
    method: 'GET',
    path: '/api/gen/:id/waveform-aggregates',
    access: 'anyone',
    summary: 'Peaks between 0 and 1 for drawing; empty until the clip is complete',
    params: idParams,
    reply: z.object({ peaks: z.array(z.number()) }),
  }),
  countPlay: defineCall({
    method: 'POST',
    path: '/api/gen/:id/increment_play_count/v2',
    access: 'anyone',
    summary: 'Counts a real play, once per listener per 30 minutes',
    params: idParams,
    body: z.object({ played_seconds: z.number().min(0).max(100_000) }),
    reply: z.object({ play_count: z.number().int() }),
  }),
  trashClips: defineCall({
    method: 'POST',
    path: '/api/gen/trash',
    access: 'member',
    summary: 'Moves your clips to the trash, or back with trash false',
    body: z.object({ trash: z.boolean(), clip_ids: z.array(z.uuid()).min(1).max(100) }),
    reply: z.object({ clips: z.array(clip) }),
  }),
}
