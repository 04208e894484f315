import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips/clips.ts'
import { moment, now } from './moment.ts'
import type { ReactionType } from './clips/reactions.ts'
import { user } from './people/user.ts'

export const playlists = pgTable(
  'playlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    trashedAt: moment('trashed_at'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('playlists_user').on(table.userId, table.createdAt, table.id),
    index('playlists_trash')
      .on(table.trashedAt)
      .where(sql`trashed_at is not null`),
    index('playlists_words')
      .using('gin', playlistWords(table))
      .where(sql`is_public and trashed_at is null`),
  ],
)

// The index and the search must say exactly the same, or the index is not used.
export function playlistWords(table: Record<'name' | 'description', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${table.name} || ' ' || ${table.description})`
}

// Songs stand in the order of their place. Places may have gaps: a song deleted for good leaves one.
export const playlistClips = pgTable(
  'playlist_clips',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.clipId] }),
    index('playlist_clips_order').on(table.playlistId, table.place),
    index('playlist_clips_clip').on(table.clipId),
  ],
)

export const playlistSaves = pgTable(
  'playlist_saves',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.userId] }),
    index('playlist_saves_user').on(table.userId, table.createdAt),
  ],
)

export const playlistReactions = pgTable(
  'playlist_reactions',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text().$type<ReactionType>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playlistId, table.userId] })],
)
