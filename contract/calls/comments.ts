import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { comment } from '../entities/comment.ts'
import { COMMENT_MAX } from '../limits.ts'
import { cursorQuery, cursorReply } from './paging.ts'
import { reportDetails } from '../entities/reports/clipReport.ts'

const commentParams = idParams.extend({ comment_id: z.uuid() })

export const commentCalls = {
  listComments: defineCall({
    method: 'GET',
    path: '/api/gen/:id/comments',
    access: 'anyone',
    summary: 'The comments on a song; with parent_id the replies to one of them',
    params: idParams,
    query: cursorQuery.extend({
      order: z.enum(['most_liked', 'newest']).default('most_liked'),
      parent_id: z.uuid().optional(),
    }),
    reply: cursorReply.extend({
      results: z.array(comment),
      allow_comment: z.boolean(),
      total_count: z.number().int(),
    }),
  }),
  addComment: defineCall({
    method: 'POST',
    path: '/api/gen/:id/comments',
    access: 'member',
    summary: 'Comments on a song, at a second of it, or replies to a comment',
    params: idParams,
    body: z.object({
      content: z.string().trim().min(1).max(COMMENT_MAX),
      track_timestamp: z.number().min(0).max(100_000).nullable().default(null),
      parent_id: z.uuid().nullable().default(null),
    }),
    reply: comment,
  }),
  removeComment: defineCall({
    method: 'POST',
    path: '/api/gen/:id/comments/:comment_id/delete',
    access: 'member',
    summary: 'Deletes your comment, or one on your song',
    params: commentParams,
    reply: success,
  }),
  likeComment: defineCall({
    method: 'POST',
    path: '/api/gen/:id/comments/:comment_id/like',
    access: 'member',
    summary: 'Likes a comment, or no longer with like false',
    params: commentParams,
    body: z.object({ like: z.boolean() }),
    reply: comment,
  }),
  flagComment: defineCall({
    method: 'POST',
    path: '/api/moderation/flag-comment',
    access: 'member',
    summary: 'Reports a comment',
    body: z.object({ comment_id: z.uuid(), details: reportDetails }),
    reply: success,
  }),
}
