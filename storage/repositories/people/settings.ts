import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { settings } from '../../schema/people/settings.ts'

export type SettingName = 'maintenance' | 'experiments'

export type Settings = {
  // As it was set; the reader validates it.
  find(name: SettingName): Promise<unknown>
  set(name: SettingName, value: unknown, changedBy: string): Promise<void>
  remove(name: SettingName): Promise<void>
}

export function createSettings(database: Database): Settings {
  return {
    async find(name) {
      const [row] = await database.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
      return row?.value
    },

    async set(name, value, changedBy) {
      const change = { value, changedBy, changedAt: sql`now()` }
      await database
        .insert(settings)
        .values({ name, ...change })
        .onConflictDoUpdate({ target: settings.name, set: change })
    },

    async remove(name) {
      await database.delete(settings).where(eq(settings.name, name))
    },
  }
}
