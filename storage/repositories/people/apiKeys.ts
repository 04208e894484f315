import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { apiKeys } from '../../schema/people/apiKeys.ts'

type Row = typeof apiKeys.$inferSelect

export type StoredApiKey = Omit<Row, 'hash'>

export type ApiKeys = {
  list(userId: string): Promise<StoredApiKey[]>
  count(userId: string): Promise<number>
  insert(key: Pick<Row, 'userId' | 'name' | 'prefix' | 'hash' | 'scopes'>): Promise<StoredApiKey>
  findByHash(hash: string): Promise<StoredApiKey | undefined>
  // Writes only where an earlier use was kept: a busy key would otherwise write with every call.
  markUsed(id: string, at: Date, unlessSince: Date): Promise<void>
  remove(userId: string, id: string): Promise<boolean>
  removeAll(userId: string): Promise<void>
}

const shown = {
  id: apiKeys.id,
  userId: apiKeys.userId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
}

export function createApiKeys(database: Database): ApiKeys {
  return {
    list: (userId) =>
      database
        .select(shown)
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(desc(apiKeys.createdAt), apiKeys.id),

    async count(userId) {
      const [row] = await database.select({ total: count() }).from(apiKeys).where(eq(apiKeys.userId, userId))
      return row?.total ?? 0
    },

    async insert(key) {
      const [made] = await database.insert(apiKeys).values(key).returning(shown)
      if (!made) throw new Error('the key was not kept')
      return made
    },

    async findByHash(hash) {
      const [found] = await database.select(shown).from(apiKeys).where(eq(apiKeys.hash, hash))
      return found
    },

    async markUsed(id, at, unlessSince) {
      const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unlessSince))
      await database
        .update(apiKeys)
        .set({ lastUsedAt: at })
        .where(and(eq(apiKeys.id, id), isOld))
    },

    async remove(userId, id) {
      const isTheirs = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))
      return (await database.delete(apiKeys).where(isTheirs).returning({ id: apiKeys.id })).length > 0
    },

    async removeAll(userId) {
      await database.delete(apiKeys).where(eq(apiKeys.userId, userId))
    },
  }
}
