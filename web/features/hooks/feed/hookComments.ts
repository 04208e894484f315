import { api } from '../../../data/api/api.ts'
import { createComments } from '../../../data/createComments.ts'
import { updateHook } from '../../../data/hooks.ts'

export const hookComments = createComments({
  name: 'hook-comments',
  list: ({ id }, cursor) =>
    api('GET /api/video/hooks/:id/comments', { params: { id }, query: cursor === undefined ? {} : { cursor } }),
  add: ({ id }, { content }) => api('POST /api/video/hooks/:id/comments', { params: { id }, body: { content } }),
  remove: (id, commentId) =>
    api('POST /api/video/hooks/:id/comments/:comment_id/delete', { params: { id, comment_id: commentId } }),
  count(id, change) {
    updateHook(id, ({ comment_count }) => ({ comment_count: comment_count + change }))
    return () => undefined
  },
})
