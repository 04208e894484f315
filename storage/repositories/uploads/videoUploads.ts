import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { hooks } from '../../schema/hooks.ts'
import { videoUploads } from '../../schema/videoUploads.ts'
import { isUuid } from '../isUuid.ts'

export type StoredVideoUpload = typeof videoUploads.$inferSelect

export type VideoUploadPatch = Partial<Omit<StoredVideoUpload, 'id' | 'userId' | 'createdAt'>>

export type VideoUploads = {
  create(userId: string): Promise<StoredVideoUpload>
  find(id: string): Promise<StoredVideoUpload | undefined>
  // Only the caller's own; locked until the surrounding transaction ends.
  lock(id: string, userId: string): Promise<StoredVideoUpload | undefined>
  update(id: string, patch: VideoUploadPatch): Promise<StoredVideoUpload | undefined>
  remove(id: string): Promise<void>
  removeAbandoned(before: Date): Promise<string[]>
}

export function createVideoUploads(database: Database): VideoUploads {
  return {
    async create(userId) {
      const [made] = await database.insert(videoUploads).values({ userId }).returning()
      if (!made) throw new Error('the upload was not stored')
      return made
    },

    async find(id) {
      if (!isUuid(id)) return undefined
      const [found] = await database.select().from(videoUploads).where(eq(videoUploads.id, id))
      return found
    },

    async lock(id, userId) {
      if (!isUuid(id)) return undefined
      const mine = and(eq(videoUploads.id, id), eq(videoUploads.userId, userId))
      const [found] = await database.select().from(videoUploads).where(mine).for('update')
      return found
    },

    async update(id, patch) {
      const [updated] = await database.update(videoUploads).set(patch).where(eq(videoUploads.id, id)).returning()
      return updated
    },

    async remove(id) {
      await database.delete(videoUploads).where(eq(videoUploads.id, id))
    },

    // A finished hook needs its upload no longer; one that is still being rendered does.
    async removeAbandoned(before) {
      const isWaitedFor = database
        .select({ id: hooks.id })
        .from(hooks)
        .where(
          and(eq(hooks.uploadId, videoUploads.id), sql`${hooks.status} in ('submitted', 'rendering', 'moderating')`),
        )
      const removed = await database
        .delete(videoUploads)
        .where(and(lt(videoUploads.createdAt, before), notExists(isWaitedFor)))
        .returning({ id: videoUploads.id })
      return removed.map(({ id }) => id)
    },
  }
}
