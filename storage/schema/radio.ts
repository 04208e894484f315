import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips/clips.ts'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

// What a station plays and when: the one clock that every process and every listener follows.
export const radioSchedule = pgTable(
  'radio_schedule',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    stationId: text('station_id').notNull(),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('radio_schedule_time').on(table.stationId, table.endsAt),
    index('radio_schedule_clip').on(table.clipId),
  ],
)

// client_id is the writer as others see them, a JSON string; empty for one without a name.
export const radioMessages = pgTable(
  'radio_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    stationId: text('station_id').notNull(),
    writer: text().notNull(),
    clientId: text('client_id').notNull().default(''),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('radio_messages_newest').on(table.stationId, table.createdAt),
    index('radio_messages_writer').on(table.writer, table.createdAt),
  ],
)

export const radioMutes = pgTable(
  'radio_mutes',
  {
    stationId: text('station_id').notNull(),
    writer: text().notNull(),
    mutedBy: text('muted_by').references(() => user.id, { onDelete: 'set null' }),
    mutedAt: moment('muted_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.stationId, table.writer] })],
)

// A recent row means a listener: a cut connection leaves its row until it is too old.
export const radioListeners = pgTable(
  'radio_listeners',
  {
    stationId: text('station_id').notNull(),
    listener: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stationId, table.listener] })],
)
