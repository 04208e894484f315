import { and, desc, eq, getTableColumns, gt, like, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { hashToken } from '../../hashSessionTokens.ts'
import { session, user, verification } from '../../schema/people/user.ts'
import { toUser, type User } from './users.ts'

// A signed-in browser. Its token never leaves the database.
export type StoredSession = {
  id: string
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  lastUsedAt: Date
}

export type OpenedSession = { id: string; expiresAt: Date; hasSecondStep: boolean; user: User }

export type Sessions = {
  // Asked with every request: one prepared query, and never a copy, so that an ended session opens nothing at once.
  findByToken(token: string): Promise<OpenedSession | undefined>
  list(userId: string, now: Date): Promise<StoredSession[]>
  remove(userId: string, id: string): Promise<boolean>
  removeAll(userId: string): Promise<string[]>
  // The ids of those that ended.
  removeOthers(userId: string, keptId: string): Promise<string[]>
  // Links that were mailed before and would still choose a new password.
  voidResetLinks(userId: string): Promise<void>
}

export function createSessions(database: Database): Sessions {
  const prepareFind = () => {
    const { id, expiresAt, hasSecondStep } = session
    return database
      .select({ id, expiresAt, hasSecondStep, user: getTableColumns(user) })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(session.token, sql.placeholder('token')))
      .prepare('session_by_token')
  }
  let find: ReturnType<typeof prepareFind> | undefined

  async function findByToken(token: string): Promise<OpenedSession | undefined> {
    find ??= prepareFind()
    const [found] = await find.execute({ token: hashToken(token) })
    return found && { ...found, user: toUser(found.user) }
  }

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

  return { findByToken, list, remove, removeAll, removeOthers, voidResetLinks }
}
