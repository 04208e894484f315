import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { hookReactions, hooks, hookWords } from '../../schema/hooks.ts'
import type { ReactionType } from '../../schema/clips/reactions.ts'
import { formatCursor, parseCursor } from '../cursor.ts'
import { isUuid } from '../isUuid.ts'
import { wordsQuery } from '../clips/wordsQuery.ts'
import { isPassed, isSongOpen, selectHooks, type StoredHook } from './storedHook.ts'

export type NewHook = Pick<StoredHook, 'userId' | 'clipId' | 'uploadId' | 'publish' | 'render'>
export type HookPatch = Partial<Pick<StoredHook, 'status' | 'lyrics'>>

export type HookPage = { cursor: string | null; limit: number; viewerId: string | undefined }

export type Hooks = {
  insert(hook: NewHook): Promise<string>
  find(id: string, viewerId?: string): Promise<StoredHook | undefined>
  // An equal order of the same upload that did not fail.
  findSame(hook: NewHook): Promise<string | undefined>
  // Whatever became of them.
  listOfMakersSong(clipId: string, userId: string): Promise<StoredHook[]>
  update(id: string, patch: HookPatch): Promise<void>
  remove(id: string): Promise<void>
  listFeed(page: HookPage): Promise<{ hooks: StoredHook[]; nextCursor: string | null }>
  listByMaker(userId: string, page: { limit: number; viewerId: string | undefined }): Promise<StoredHook[]>
  // By the words of title and caption.
  search(text: string, page: { offset: number; limit: number; viewerId: string }): Promise<StoredHook[]>
  react(id: string, userId: string, type: ReactionType | null): Promise<void>
}

const newestFirst = [desc(hooks.createdAt), desc(hooks.id)]

export function createHooks(database: Database): Hooks {
  return {
    async insert(hook) {
      const [made] = await database.insert(hooks).values(hook).returning({ id: hooks.id })
      if (!made) throw new Error('the hook was not stored')
      return made.id
    },

    async find(id, viewerId) {
      if (!isUuid(id)) return undefined
      const [found] = await selectHooks(database, viewerId).where(eq(hooks.id, id))
      return found
    },

    async findSame({ userId, clipId, uploadId, publish, render }) {
      const [found] = await database
        .select({ id: hooks.id })
        .from(hooks)
        .where(
          and(
            eq(hooks.uploadId, uploadId),
            eq(hooks.userId, userId),
            eq(hooks.clipId, clipId),
            sql`${hooks.publish} = ${JSON.stringify(publish)}::jsonb`,
            sql`${hooks.render} = ${JSON.stringify(render)}::jsonb`,
            sql`${hooks.status} not in ('error', 'rendered_failed_moderation')`,
          ),
        )
      return found?.id
    },

    listOfMakersSong: (clipId, userId) =>
      selectHooks(database, userId).where(and(eq(hooks.clipId, clipId), eq(hooks.userId, userId))),

    async update(id, patch) {
      await database.update(hooks).set(patch).where(eq(hooks.id, id))
    },

    async remove(id) {
      await database.delete(hooks).where(eq(hooks.id, id))
    },

    async listFeed({ cursor, limit, viewerId }) {
      const found = await selectHooks(database, viewerId)
        .where(and(isPassed, isSongOpen, olderThan(cursor)))
        .orderBy(...newestFirst)
        .limit(limit + 1)
      const page = found.slice(0, limit)
      const last = page.at(-1)
      return { hooks: page, nextCursor: found.length > limit && last ? formatCursor(last) : null }
    },

    listByMaker: (userId, { limit, viewerId }) =>
      selectHooks(database, viewerId)
        .where(and(eq(hooks.userId, userId), isPassed, isSongOpen))
        .orderBy(...newestFirst)
        .limit(limit),

    async search(text, { offset, limit, viewerId }) {
      const query = wordsQuery(text)
      if (query === undefined) return []
      return selectHooks(database, viewerId)
        .where(and(sql`${hookWords(hooks)} @@ ${query}`, isPassed, isSongOpen))
        .orderBy(desc(hooks.upvoteCount), ...newestFirst)
        .limit(limit)
        .offset(offset)
    },

    react: (id, userId, type) =>
      database.transaction(async (together) => {
        // Locked first: a thousand people count one after the other.
        await together.select({ id: hooks.id }).from(hooks).where(eq(hooks.id, id)).for('update')
        const mine = and(eq(hookReactions.hookId, id), eq(hookReactions.userId, userId))
        const [before] = await together.delete(hookReactions).where(mine).returning({ type: hookReactions.type })
        if (type !== null) await together.insert(hookReactions).values({ hookId: id, userId, type })
        const change = Number(type === 'LIKE') - Number(before?.type === 'LIKE')
        await together
          .update(hooks)
          .set({ upvoteCount: sql`${hooks.upvoteCount} + ${change}` })
          .where(eq(hooks.id, id))
      }),
  }
}

function olderThan(cursor: string | null): SQL | undefined {
  if (cursor === null) return undefined
  const { createdAt, id } = parseCursor(cursor)
  return sql`(${hooks.createdAt}, ${hooks.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}
