import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

// What recordings sound like that staff removed. It outlives the song and its person: it names neither.
export const removedRecordings = pgTable(
  'removed_recordings',
  {
    recordingId: uuid('recording_id').notNull(),
    hash: integer().notNull(),
    frame: integer().notNull(),
  },
  (table) => [
    index('removed_recordings_hash').on(table.hash),
    index('removed_recordings_recording').on(table.recordingId),
  ],
)
