import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment.ts'

export const staffClaims = pgTable('staff_claims', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
