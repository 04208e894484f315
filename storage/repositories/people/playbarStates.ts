import type { PlaybarState } from '@arioso/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { playbarStates } from '../../schema/people/playbarStates.ts'

export type PlaybarStates = {
  find(userId: string): Promise<PlaybarState | undefined>
  save(userId: string, state: PlaybarState, now: Date): Promise<void>
}

export function createPlaybarStates(database: Database): PlaybarStates {
  return {
    async find(userId) {
      const [found] = await database.select().from(playbarStates).where(eq(playbarStates.userId, userId))
      return found?.state
    },

    async save(userId, state, now) {
      const change = { state, updatedAt: now }
      await database
        .insert(playbarStates)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: playbarStates.userId, set: change })
    },
  }
}
