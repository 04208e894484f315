import type { Comment } from '@arioso/contract'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { hookComments, hooks } from '../../schema/hooks.ts'
import { user } from '../../schema/people/user.ts'
import { formatCursor, parseCursor } from '../cursor.ts'
import { isUuid } from '../isUuid.ts'

export type StoredHookComment = typeof hookComments.$inferSelect & {
  handle: string
  displayName: string
  avatarImageUrl: string | null
}

export type HookComments = {
  find(id: string): Promise<StoredHookComment | undefined>
  list(
    hookId: string,
    page: { cursor: string | undefined; limit: number },
  ): Promise<{ comments: StoredHookComment[]; nextCursor: string | null }>
  add(comment: Pick<StoredHookComment, 'hookId' | 'userId' | 'content'>): Promise<StoredHookComment>
  remove(comment: StoredHookComment): Promise<void>
}

export function createHookComments(database: Database): HookComments {
  async function find(id: string): Promise<StoredHookComment | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await select(database, eq(hookComments.id, id))
    return found
  }

  return {
    find,

    async list(hookId, { cursor, limit }) {
      const found = await select(database, and(eq(hookComments.hookId, hookId), olderThan(cursor)))
        .orderBy(desc(hookComments.createdAt), desc(hookComments.id))
        .limit(limit + 1)
      const page = found.slice(0, limit)
      const last = page.at(-1)
      return { comments: page, nextCursor: found.length > limit && last ? formatCursor(last) : null }
    },

    async add(comment) {
      const id = await database.transaction(async (together) => {
        await count(together, comment.hookId, 1)
        const [added] = await together.insert(hookComments).values(comment).returning({ id: hookComments.id })
        return added?.id ?? ''
      })
      const added = await find(id)
      if (!added) throw new Error(`the comment on ${comment.hookId} was not kept`)
      return added
    },

    async remove({ id, hookId }) {
      await database.transaction(async (together) => {
        const removed = await together.delete(hookComments).where(eq(hookComments.id, id)).returning()
        if (removed.length > 0) await count(together, hookId, -1)
      })
    },
  }
}

function select(database: Database, where: SQL | undefined) {
  const { handle, displayName, avatarImageUrl } = user
  return database
    .select({ ...getTableColumns(hookComments), handle, displayName, avatarImageUrl })
    .from(hookComments)
    .innerJoin(user, eq(user.id, hookComments.userId))
    .where(where)
    .$dynamic()
}

async function count(together: Database, hookId: string, change: number): Promise<void> {
  await together
    .update(hooks)
    .set({ commentCount: sql`${hooks.commentCount} + ${change}` })
    .where(eq(hooks.id, hookId))
}

function olderThan(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { createdAt, id } = parseCursor(cursor)
  return sql`(${hookComments.createdAt}, ${hookComments.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}

// On a hook there are no replies, no likes and no seconds.
export function toHookComment(stored: StoredHookComment): Comment {
  return {
    id: stored.id,
    content: stored.content,
    parent_id: null,
    track_timestamp: null,
    num_likes: 0,
    num_replies: 0,
    is_liked: false,
    user_id: stored.userId,
    user_handle: stored.handle,
    user_display_name: stored.displayName || stored.handle,
    user_avatar_image_url: stored.avatarImageUrl,
    created_at: stored.createdAt.toISOString(),
  }
}
