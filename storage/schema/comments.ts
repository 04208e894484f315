import { sql } from 'drizzle-orm'
import { doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips/clips.ts'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    content: text().notNull(),
    atSeconds: doublePrecision('at_seconds'),
    likeCount: integer('like_count').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('comments_newest')
      .on(table.clipId, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('comments_most_liked')
      .on(table.clipId, table.likeCount, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('comments_replies').on(table.parentId, table.createdAt, table.id),
    index('comments_user').on(table.userId),
  ],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
)

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    details: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(now),
    // Removing a comment removes the reports about it.
    dismissedAt: moment('dismissed_at'),
    dismissedBy: text('dismissed_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_open')
      .on(table.createdAt, table.commentId)
      .where(sql`dismissed_at is null`),
  ],
)
