import { eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { artistProfiles } from '../../schema/people/artistProfiles.ts'

export type StoredArtistProfile = Omit<typeof artistProfiles.$inferSelect, 'userId'>

export type ArtistProfiles = {
  find(userId: string): Promise<StoredArtistProfile | undefined>
  set(userId: string, details: StoredArtistProfile): Promise<void>
}

export function createArtistProfiles(database: Database): ArtistProfiles {
  return {
    async find(userId) {
      const { story, basedIn, genres, link } = artistProfiles
      const query = database.select({ story, basedIn, genres, link }).from(artistProfiles)
      const [found] = await query.where(eq(artistProfiles.userId, userId))
      return found
    },

    async set(userId, details) {
      await database
        .insert(artistProfiles)
        .values({ userId, ...details })
        .onConflictDoUpdate({ target: artistProfiles.userId, set: details })
    },
  }
}
