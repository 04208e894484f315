import { pgTable } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

// When a worker last looked for things to clean up, by the clock of the database.
export const upkeepLooks = pgTable('upkeep_looks', { lookedAt: moment('looked_at').primaryKey() })
