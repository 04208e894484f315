import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { lyricsRequests } from '../schema/lyricsRequests.ts'
import { isUuid } from './isUuid.ts'

export type LyricsRequest = typeof lyricsRequests.$inferSelect

export type LyricsRequests = {
  create(userId: string, description: string): Promise<LyricsRequest>
  find(id: string, userId: string): Promise<LyricsRequest | undefined>
  // The latest that were written for somebody, the newest first.
  listTexts(userId: string, limit: number): Promise<string[]>
  finish(id: string, result: { status: 'complete' | 'error'; title?: string; text?: string }): Promise<void>
}

export function createLyricsRequests(database: Database): LyricsRequests {
  return {
    async create(userId, description) {
      const [made] = await database.insert(lyricsRequests).values({ userId, description }).returning()
      if (!made) throw new Error('the request for lyrics was not stored')
      return made
    },

    async find(id, userId) {
      if (!isUuid(id)) return undefined
      const mine = and(eq(lyricsRequests.id, id), eq(lyricsRequests.userId, userId))
      const [found] = await database.select().from(lyricsRequests).where(mine)
      return found
    },

    async listTexts(userId, limit) {
      const isWritten = and(eq(lyricsRequests.userId, userId), eq(lyricsRequests.status, 'complete'))
      const newest = desc(lyricsRequests.createdAt)
      const texts = database.select({ text: lyricsRequests.text }).from(lyricsRequests)
      const found = await texts.where(isWritten).orderBy(newest).limit(limit)
      return found.map(({ text }) => text)
    },

    async finish(id, result) {
      await database.update(lyricsRequests).set(result).where(eq(lyricsRequests.id, id))
    },
  }
}
