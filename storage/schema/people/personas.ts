import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// The voice and manner of a song, kept apart from it: the song may go, its persona stays.
export const personas = pgTable(
  'personas',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    rootClipId: uuid('root_clip_id').notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    styles: text().notNull().default(''),
    singer: text(),
    imageKey: text('image_key'),
    isPublic: boolean('is_public').notNull().default(false),
    isTrashed: boolean('is_trashed').notNull().default(false),
    vocalStartSeconds: doublePrecision('vocal_start_seconds'),
    vocalEndSeconds: doublePrecision('vocal_end_seconds'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('personas_user').on(table.userId, table.createdAt, table.id),
    index('personas_public')
      .on(table.createdAt, table.id)
      .where(sql`is_public and not is_trashed`),
    index('personas_words').using('gin', personaWords(table)),
  ],
)

// The index and the search must say exactly the same, or the index is not used.
export function personaWords(table: Record<'name' | 'description' | 'styles', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${table.name} || ' ' || ${table.description} || ' ' || ${table.styles})`
}

export const personaLoves = pgTable(
  'persona_loves',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    personaId: uuid('persona_id')
      .notNull()
      .references(() => personas.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.personaId] }), index('persona_loves_of').on(table.personaId)],
)
