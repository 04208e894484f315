import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips.ts'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export type ReactionType = 'LIKE' | 'DISLIKE'

export const reactions = pgTable(
  'reactions',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text().$type<ReactionType>().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.clipId, table.userId] }),
    index('reactions_liked')
      .on(table.userId, table.createdAt, table.clipId)
      .where(sql`type = 'LIKE'`),
  ],
)
