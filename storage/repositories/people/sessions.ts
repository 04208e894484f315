import { and, desc, eq, gt, like, ne } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { session, verification } from '../../schema/people/user.ts'

// A place somebody is signed in at. The token that opens it stays in the database.
export type StoredSession = {
  id: string
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  lastUsedAt: Date
}

export type Sessions = {
  list(userId: string, now: Date): Promise<StoredSession[]>
  remove(userId: string, id: string): Promise<boolean>
  removeAll(userId: string): Promise<string[]>
  // The ids of those that ended.
  removeOthers(userId: string, keptId: string): Promise<string[]>
  // Links that were mailed before and would still choose a new password.
  voidResetLinks(userId: string): Promise<void>
}

export function createSessions(database: Database): Sessions {
  async function list(userId: string, now: Date): Promise<StoredSession[]> {
    return database
      .select({
        id: session.id,
        userAgent: session.userAgent,
        ipAddress: session.ipAddress,
        createdAt: session.createdAt,
        lastUsedAt: session.updatedAt,
      })
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
      .orderBy(desc(session.updatedAt), session.id)
  }

  async function remove(userId: string, id: string): Promise<boolean> {
    const isTheirs = and(eq(session.id, id), eq(session.userId, userId))
    return (await database.delete(session).where(isTheirs).returning({ id: session.id })).length > 0
  }

  async function removeOthers(userId: string, keptId: string): Promise<string[]> {
    const isOther = and(eq(session.userId, userId), ne(session.id, keptId))
    return (await database.delete(session).where(isOther).returning({ id: session.id })).map(({ id }) => id)
  }

  async function removeAll(userId: string): Promise<string[]> {
    const ended = await database.delete(session).where(eq(session.userId, userId)).returning({ id: session.id })
    return ended.map(({ id }) => id)
  }

  async function voidResetLinks(userId: string): Promise<void> {
    const isTheirs = and(like(verification.identifier, 'reset-password:%'), eq(verification.value, userId))
    await database.delete(verification).where(isTheirs)
  }

  return { list, remove, removeAll, removeOthers, voidResetLinks }
}
