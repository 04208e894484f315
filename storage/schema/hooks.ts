import type { AlignedWord, HookPublish, HookStatus, VideoRender } from '@arioso/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips/clips.ts'
import { moment, now } from './moment.ts'
import type { ReactionType } from './clips/reactions.ts'
import { user } from './people/user.ts'

// The song deleted for good takes its hooks with it: their files lie in its folder. The uploaded video may go before.
export const hooks = pgTable(
  'hooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id').notNull(),
    status: text().$type<HookStatus>().notNull().default('submitted'),
    publish: jsonb().$type<HookPublish>().notNull(),
    render: jsonb().$type<VideoRender>().notNull(),
    lyrics: jsonb().$type<AlignedWord[]>().notNull().default([]),
    upvoteCount: integer('upvote_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('hooks_feed')
      .on(table.createdAt, table.id)
      .where(sql`status = 'rendered_passed_moderation'`),
    index('hooks_maker').on(table.userId, table.createdAt, table.id),
    index('hooks_clip').on(table.clipId),
    index('hooks_upload').on(table.uploadId),
    index('hooks_words')
      .using('gin', hookWords(table))
      .where(sql`status = 'rendered_passed_moderation'`),
  ],
)

// The index and the search must say exactly the same, or the index is not used.
export function hookWords({ publish }: { publish: AnyPgColumn }): SQL {
  return sql`to_tsvector('simple', (${publish} ->> 'title') || ' ' || (${publish} ->> 'caption'))`
}

export const hookReactions = pgTable(
  'hook_reactions',
  {
    hookId: uuid('hook_id')
      .notNull()
      .references(() => hooks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text().$type<ReactionType>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hookId, table.userId] })],
)

export const hookComments = pgTable(
  'hook_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    hookId: uuid('hook_id')
      .notNull()
      .references(() => hooks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('hook_comments_newest').on(table.hookId, table.createdAt, table.id),
    index('hook_comments_user').on(table.userId),
  ],
)
