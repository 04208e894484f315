import { AppError, may, PAGE_SIZE, type Comment } from '@arioso/contract'
import { toComment, type StoredComment, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/findVisibleClip.ts'
import { subjectOf } from '../../rules/subjectOf.ts'

type ListOptions = { order: 'most_liked' | 'newest'; parent_id?: string | undefined; cursor?: string | undefined }
type NewComment = { content: string; track_timestamp: number | null; parent_id: string | null }

const success = { success: true as const }

export function createCommentsService({ storage }: ServerContext) {
  // A comment is only there for those who may see its song.
  async function getComment(viewer: User, clipId: string, id: string): Promise<StoredComment> {
    await getVisibleClip(storage, clipId, viewer)
    const found = await storage.comments.find(id, viewer.id)
    if (found === undefined || found.clipId !== clipId) throw new AppError('NOT_FOUND')
    return found
  }

  return {
    async list(viewer: User | undefined, clipId: string, { order, parent_id, cursor }: ListOptions) {
      const clip = await getVisibleClip(storage, clipId, viewer)
      const page = { order, parentId: parent_id, cursor, limit: PAGE_SIZE, viewerId: viewer?.id }
      const { comments, nextCursor } = await storage.comments.list(clip.id, page)
      return {
        results: comments.map(toComment),
        allow_comment: clip.allowComments,
        total_count: clip.commentCount,
        next_cursor: nextCursor,
        has_more: nextCursor !== null,
      }
    },

    async add(user: User, clipId: string, { content, track_timestamp, parent_id }: NewComment): Promise<Comment> {
      const clip = await getVisibleClip(storage, clipId, user)
      if (!may('commentOnClip', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      if (parent_id !== null) {
        const parent = await getComment(user, clip.id, parent_id)
        if (parent.parentId !== null) {
          throw new AppError('FIELDS_INVALID', {}, { parent_id: 'A reply cannot be replied to.' })
        }
      }
      const written = { clipId: clip.id, userId: user.id, content, atSeconds: track_timestamp, parentId: parent_id }
      return toComment(await storage.comments.add(written))
    },

    async remove(user: User, clipId: string, id: string) {
      const comment = await getComment(user, clipId, id)
      const clip = await getVisibleClip(storage, clipId, user)
      if (comment.userId !== user.id && clip.userId !== user.id) throw new AppError('FORBIDDEN')
      await storage.comments.remove(comment)
      return success
    },

    async setLiked(user: User, clipId: string, id: string, isLiked: boolean): Promise<Comment> {
      const comment = await getComment(user, clipId, id)
      await storage.comments.setLiked(comment.id, user.id, isLiked)
      return toComment(await getComment(user, clipId, id))
    },

    async report(user: User, id: string, details: string) {
      const comment = await storage.comments.find(id)
      if (comment === undefined) throw new AppError('NOT_FOUND')
      await getVisibleClip(storage, comment.clipId, user)
      await storage.comments.report(comment.id, user.id, details)
      return success
    },
  }
}
