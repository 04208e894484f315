import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export const shareLinks = pgTable(
  'share_links',
  {
    code: text().primaryKey(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').notNull(),
    // Null for links made while signed out: two of those never belong together.
    sharerId: text('sharer_id').references(() => user.id, { onDelete: 'cascade' }),
    visits: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('share_links_sharer').on(table.sharerId, table.contentType, table.contentId),
    index('share_links_content').on(table.contentId),
  ],
)

export const shareAttributions = pgTable(
  'share_attributions',
  {
    shareId: text('share_id').notNull(),
    visitor: text().notNull(),
    source: text().notNull(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').notNull(),
    attributedAt: moment('attributed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.visitor] })],
)
