import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export const signupAttributions = pgTable('signup_attributions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  source: text().notNull(),
  shareId: text('share_id'),
  clickId: text('click_id'),
  utmSource: text('utm_source'),
  createdAt: moment('created_at').notNull().default(now),
})
