import { AppError, may, PAGE_SIZE, type Comment } from '@arioso/contract'
import { toComment, type StoredComment, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

type ListOptions = { order: 'most_liked' | 'newest'; parent_id?: string | undefined; cursor?: string | undefined }
type NewComment = { content: string; track_timestamp: number | null; parent_id: string | null }

const success = { success: true as const }

type Recipient = { userId: string; kind: 'comment' | 'reply' }

// In the order of their ids: two replies that cross would otherwise wait for each other for ever.
function listRecipients(makerId: string, repliedId: string | undefined): Recipient[] {
  const recipients: Recipient[] = repliedId === undefined ? [] : [{ userId: repliedId, kind: 'reply' }]
  if (repliedId !== makerId) recipients.push({ userId: makerId, kind: 'comment' })
  return recipients.toSorted((one, other) => one.userId.localeCompare(other.userId))
}

type Needs = Uses<'clips' | 'comments' | 'transaction', 'live'>

export function createCommentsService({ storage, live }: Needs) {
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
      refuseContent({ content })
      const parent = parent_id === null ? undefined : await getComment(user, clip.id, parent_id)
      if (parent !== undefined && parent.parentId !== null) {
        throw new AppError('FIELDS_INVALID', {}, { parent_id: 'You can’t reply to a reply.' })
      }
      const written = { clipId: clip.id, userId: user.id, content, atSeconds: track_timestamp, parentId: parent_id }
      const news = { contentId: clip.id, personId: user.id, message: content }
      const added = await storage.transaction(async ({ comments, notifications }) => {
        const comment = await comments.add(written)
        for (const recipient of listRecipients(clip.userId, parent?.userId))
          await notifications.tell({ ...news, ...recipient })
        return comment
      })
      live.notify(clip.userId, ...(parent === undefined ? [] : [parent.userId]))
      return toComment(added)
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
      const about = { userId: comment.userId, contentId: clipId, personId: user.id, message: comment.content }
      const news = { ...about, kind: 'comment_like' } as const
      await storage.transaction(async ({ comments, notifications }) => {
        if (!(await comments.setLiked(comment.id, user.id, isLiked))) return
        await (isLiked ? notifications.tell(news) : notifications.withdraw(news))
      })
      live.notify(comment.userId)
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
