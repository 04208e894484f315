import type { Comment } from '@arioso/contract'
import { api } from '../../../data/api/api.ts'
import { createComments } from '../../../data/createComments.ts'
import { findClip, pressClip } from '../../../data/songs/clipCache.ts'

export const songComments = createComments({
  name: 'comments',
  list({ id, order, parentId }, cursor) {
    const query = {
      order,
      ...(cursor === undefined ? {} : { cursor }),
      ...(parentId === undefined ? {} : { parent_id: parentId }),
    }
    return api('GET /api/gen/:id/comments', { params: { id }, query })
  },
  add({ id, parentId = null }, { content, atSeconds }) {
    const body = { content, track_timestamp: atSeconds, parent_id: parentId }
    return api('POST /api/gen/:id/comments', { params: { id }, body })
  },
  remove: (id, commentId) =>
    api('POST /api/gen/:id/comments/:comment_id/delete', { params: { id, comment_id: commentId } }),
  count(id, change) {
    const clip = findClip(id)
    return clip === undefined ? () => undefined : pressClip(id, { comment_count: clip.comment_count + change })
  },
})

export async function likeComment(clipId: string, { id: shownId, is_liked, num_likes }: Comment): Promise<void> {
  const like = !is_liked
  const id = await songComments.findSavedId(shownId)
  await songComments.stopAsking(clipId)
  songComments.change(clipId, id, { is_liked: like, num_likes: num_likes + (like ? 1 : -1) })
  try {
    const params = { id: clipId, comment_id: id }
    const liked = await api('POST /api/gen/:id/comments/:comment_id/like', { params, body: { like } })
    songComments.change(clipId, id, liked)
  } catch (error) {
    songComments.change(clipId, id, { is_liked, num_likes })
    throw error
  }
}

export async function reportComment(id: string): Promise<void> {
  await api('POST /api/moderation/flag-comment', { body: { comment_id: id } })
}
