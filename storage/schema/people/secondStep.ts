import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../moment.ts'
import { user } from './user.ts'

// Table and property names are the ones better-auth's drizzle adapter looks for. The secret is encrypted, the codes are hashed.
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('two_factor_user').on(table.userId)],
)
