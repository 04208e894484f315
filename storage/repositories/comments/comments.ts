import type { Comment } from '@arioso/contract'
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { commentLikes, commentReports, comments } from '../../schema/comments.ts'
import { user } from '../../schema/people/user.ts'
import { type CommentOrder, formatCommentCursor, olderThan } from './commentCursor.ts'
import { isUuid } from '../isUuid.ts'

export type StoredComment = typeof comments.$inferSelect & {
  handle: string
  displayName: string
  avatarImageUrl: string | null
  isLiked: boolean
}

export type NewComment = Pick<StoredComment, 'clipId' | 'userId' | 'content' | 'atSeconds' | 'parentId'>

export type CommentPage = {
  order: CommentOrder
  parentId: string | undefined
  cursor: string | undefined
  limit: number
  viewerId: string | undefined
}

export type Comments = {
  find(id: string, viewerId?: string): Promise<StoredComment | undefined>
  list(clipId: string, page: CommentPage): Promise<{ comments: StoredComment[]; nextCursor: string | null }>
  add(comment: NewComment): Promise<StoredComment>
  remove(comment: StoredComment): Promise<void>
  // Answers whether that changed anything.
  setLiked(commentId: string, userId: string, isLiked: boolean): Promise<boolean>
  report(commentId: string, userId: string, details: string): Promise<void>
}

export function createComments(database: Database): Comments {
  async function find(id: string, viewerId?: string): Promise<StoredComment | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await select(database, viewerId, eq(comments.id, id))
    return found
  }

  async function list(clipId: string, { order, parentId, cursor, limit, viewerId }: CommentPage) {
    const place = parentId === undefined ? isNull(comments.parentId) : eq(comments.parentId, parentId)
    const isReplies = parentId !== undefined
    const after = cursor === undefined ? undefined : olderThan(cursor, isReplies ? 'oldest' : order)
    const found = await select(database, viewerId, and(eq(comments.clipId, clipId), place, after))
      .orderBy(...orderOf(isReplies ? 'oldest' : order))
      .limit(limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return { comments: page, nextCursor: found.length > limit && last ? formatCommentCursor(last) : null }
  }

  // The song's row is locked before its comments change, so that the counts cannot drift apart from them.
  async function add(comment: NewComment): Promise<StoredComment> {
    const id = await database.transaction(async (together) => {
      await lockClip(together, comment.clipId)
      const [inserted] = await together.insert(comments).values(comment).returning({ id: comments.id })
      await countComments(together, comment, 1)
      return inserted?.id ?? ''
    })
    const added = await find(id, comment.userId)
    if (!added) throw new Error(`the comment on ${comment.clipId} was not kept`)
    return added
  }

  async function remove(comment: StoredComment): Promise<void> {
    await database.transaction(async (together) => {
      await lockClip(together, comment.clipId)
      const [removed] = await together
        .delete(comments)
        .where(eq(comments.id, comment.id))
        .returning({ replyCount: comments.replyCount })
      if (removed) await countComments(together, comment, -1 - removed.replyCount)
    })
  }

  async function setLiked(commentId: string, userId: string, isLiked: boolean): Promise<boolean> {
    return database.transaction(async (together) => {
      const mine = and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId))
      const changed = isLiked
        ? await together.insert(commentLikes).values({ commentId, userId }).onConflictDoNothing().returning()
        : await together.delete(commentLikes).where(mine).returning()
      if (changed.length === 0) return false
      await together
        .update(comments)
        .set({ likeCount: sql`${comments.likeCount} + ${isLiked ? 1 : -1}` })
        .where(eq(comments.id, commentId))
      return true
    })
  }

  async function report(commentId: string, userId: string, details: string): Promise<void> {
    await database.insert(commentReports).values({ commentId, userId, details }).onConflictDoNothing()
  }

  return { find, list, add, remove, setLiked, report }
}

function select(database: Database, viewerId: string | undefined, where: SQL | undefined) {
  const { handle, displayName, avatarImageUrl } = user
  const mine = and(eq(commentLikes.commentId, comments.id), eq(commentLikes.userId, viewerId ?? ''))
  const isLiked = sql<boolean>`${commentLikes.userId} is not null`
  return database
    .select({ ...getTableColumns(comments), handle, displayName, avatarImageUrl, isLiked })
    .from(comments)
    .innerJoin(user, eq(user.id, comments.userId))
    .leftJoin(commentLikes, mine)
    .where(where)
    .$dynamic()
}

function orderOf(order: CommentOrder | 'oldest'): SQL[] {
  if (order === 'oldest') return [asc(comments.createdAt), asc(comments.id)]
  const newest = [desc(comments.createdAt), desc(comments.id)]
  return order === 'newest' ? newest : [desc(comments.likeCount), ...newest]
}

async function lockClip(together: Database, clipId: string): Promise<void> {
  await together.select({ id: clips.id }).from(clips).where(eq(clips.id, clipId)).for('update')
}

async function countComments(together: Database, { clipId, parentId }: NewComment, change: number): Promise<void> {
  await together
    .update(clips)
    .set({ commentCount: sql`${clips.commentCount} + ${change}` })
    .where(eq(clips.id, clipId))
  if (parentId === null) return
  await together
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${change}` })
    .where(eq(comments.id, parentId))
}

export function toComment(stored: StoredComment): Comment {
  return {
    id: stored.id,
    content: stored.content,
    parent_id: stored.parentId,
    track_timestamp: stored.atSeconds,
    num_likes: stored.likeCount,
    num_replies: stored.replyCount,
    is_liked: stored.isLiked,
    user_id: stored.userId,
    user_handle: stored.handle,
    user_display_name: stored.displayName || stored.handle,
    user_avatar_image_url: stored.avatarImageUrl,
    created_at: stored.createdAt.toISOString(),
  }
}
