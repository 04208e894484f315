import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { audioUploads } from '../../schema/audioUploads.ts'
import { isUuid } from '../isUuid.ts'

export type StoredAudioUpload = typeof audioUploads.$inferSelect

export type AudioUploadPatch = Partial<Omit<StoredAudioUpload, 'id' | 'userId' | 'createdAt'>>

export type AudioUploads = {
  create(upload: Pick<StoredAudioUpload, 'userId' | 'uploadType' | 'maxSeconds'>): Promise<StoredAudioUpload>
  find(id: string): Promise<StoredAudioUpload | undefined>
  // Only the caller's own; locked until the surrounding transaction ends.
  lock(id: string, userId: string): Promise<StoredAudioUpload | undefined>
  update(id: string, patch: AudioUploadPatch): Promise<StoredAudioUpload | undefined>
  removeAbandoned(before: Date): Promise<string[]>
}

export function createAudioUploads(database: Database): AudioUploads {
  return {
    async create(upload) {
      const [made] = await database.insert(audioUploads).values(upload).returning()
      if (!made) throw new Error('the upload was not stored')
      return made
    },

    async find(id) {
      if (!isUuid(id)) return undefined
      const [found] = await database.select().from(audioUploads).where(eq(audioUploads.id, id))
      return found
    },

    async lock(id, userId) {
      if (!isUuid(id)) return undefined
      const mine = and(eq(audioUploads.id, id), eq(audioUploads.userId, userId))
      const [found] = await database.select().from(audioUploads).where(mine).for('update')
      return found
    },

    async update(id, patch) {
      const [updated] = await database.update(audioUploads).set(patch).where(eq(audioUploads.id, id)).returning()
      return updated
    },

    // Those that became a clip stay: they tell where it came from.
    async removeAbandoned(before) {
      const old = and(eq(audioUploads.isInitialized, false), lt(audioUploads.createdAt, before))
      const removed = await database.delete(audioUploads).where(old).returning({ id: audioUploads.id })
      return removed.map(({ id }) => id)
    },
  }
}
