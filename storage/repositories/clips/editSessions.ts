import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { editSessions } from '../../schema/clips/editSessions.ts'
import { isUuid } from '../isUuid.ts'

export type EditSessions = {
  // Ends what this person left open: a page that was closed too early could not say so.
  start(userId: string, clipId: string): Promise<string>
  // False when there is no such session of this person.
  end(id: string, userId: string): Promise<boolean>
  findOpen(userId: string): Promise<string | undefined>
}

export function createEditSessions(database: Database): EditSessions {
  return {
    async start(userId, clipId) {
      await database
        .update(editSessions)
        .set({ endedAt: sql`now()` })
        .where(and(eq(editSessions.userId, userId), isNull(editSessions.endedAt)))
      const [started] = await database
        .insert(editSessions)
        .values({ userId, clipId })
        .returning({ id: editSessions.id })
      if (!started) throw new Error('the edit session was not kept')
      return started.id
    },

    async end(id, userId) {
      if (!isUuid(id)) return false
      const ended = await database
        .update(editSessions)
        .set({ endedAt: sql`coalesce(${editSessions.endedAt}, now())` })
        .where(and(eq(editSessions.id, id), eq(editSessions.userId, userId)))
        .returning({ id: editSessions.id })
      return ended.length > 0
    },

    async findOpen(userId) {
      const [open] = await database
        .select({ id: editSessions.id })
        .from(editSessions)
        .where(and(eq(editSessions.userId, userId), isNull(editSessions.endedAt)))
        .orderBy(desc(editSessions.startedAt))
        .limit(1)
      return open?.id
    },
  }
}
