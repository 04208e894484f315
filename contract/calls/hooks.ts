import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { comment } from '../entities/comment.ts'
import { hook, hookPublish, videoRender } from '../entities/hook.ts'
import { COMMENT_MAX } from '../limits.ts'
import { cursor, cursorQuery, cursorReply } from './paging.ts'

export const hookCalls = {
  createHook: defineCall({
    method: 'POST',
    path: '/api/video/hooks/create',
    access: 'member',
    summary: 'Makes a short video from a song and an uploaded video; ask for its status until it is final',
    body: z.object({ clip_id: z.uuid(), hook_publish: hookPublish, video_render: videoRender }),
    reply: z.object({ id: z.uuid() }),
  }),
  getHook: defineCall({
    method: 'GET',
    path: '/api/video/hooks/:id',
    access: 'anyone',
    summary: 'One hook with its status; polled every two seconds while it is rendered',
    params: idParams,
    reply: hook,
  }),
  listHooks: defineCall({
    method: 'POST',
    path: '/api/video/hooks/feed',
    access: 'anyone',
    summary: 'Hooks to swipe through',
    body: cursor,
    reply: cursorReply.extend({ hooks: z.array(hook) }),
  }),
  reactToHook: defineCall({
    method: 'POST',
    path: '/api/video/hooks/:id/update_reaction_type/',
    access: 'member',
    summary: 'Likes or dislikes a hook, or takes that back with null',
    params: idParams,
    body: z.object({ reaction: z.enum(['LIKE', 'DISLIKE']).nullable() }),
    reply: hook,
  }),
  listHookComments: defineCall({
    method: 'GET',
    path: '/api/video/hooks/:id/comments',
    access: 'anyone',
    summary: 'The comments on a hook, newest first',
    params: idParams,
    query: cursorQuery,
    reply: cursorReply.extend({ results: z.array(comment), allow_comment: z.boolean() }),
  }),
  addHookComment: defineCall({
    method: 'POST',
    path: '/api/video/hooks/:id/comments',
    access: 'member',
    summary: 'Comments on a hook',
    params: idParams,
    body: z.object({ content: z.string().trim().min(1).max(COMMENT_MAX) }),
    reply: comment,
  }),
  removeHookComment: defineCall({
    method: 'POST',
    path: '/api/video/hooks/:id/comments/:comment_id/delete',
    access: 'member',
    summary: 'Deletes your comment, or one on your hook',
    params: idParams.extend({ comment_id: z.uuid() }),
    reply: success,
  }),
  removeHook: defineCall({
    method: 'POST',
    path: '/api/video/hooks/:id/delete',
    access: 'member',
    summary: 'Deletes your hook for good',
    params: idParams,
    reply: success,
  }),
}
