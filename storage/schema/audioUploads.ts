import type { UploadStatus } from '@arioso/contract'
import { boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

// The clip made of an upload takes over its id, so what the worker made lies in the right folder from the start.
export const audioUploads = pgTable(
  'audio_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    uploadType: text('upload_type').$type<'file_upload' | 'recording'>().notNull(),
    status: text().$type<UploadStatus>().notNull().default('uploading'),
    errorMessage: text('error_message'),
    title: text().notNull().default(''),
    trimStartSeconds: doublePrecision('trim_start_seconds'),
    trimEndSeconds: doublePrecision('trim_end_seconds'),
    // What its owner's plan allowed when it arrived.
    maxSeconds: integer('max_seconds').notNull(),
    hasVocal: boolean('has_vocal').notNull().default(false),
    hasCover: boolean('has_cover').notNull().default(false),
    palette: text().array().notNull().default([]),
    durationSeconds: doublePrecision('duration_seconds'),
    audioBytes: integer('audio_bytes'),
    tempoBpm: doublePrecision('tempo_bpm'),
    keyName: text('key_name'),
    isInitialized: boolean('is_initialized').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('audio_uploads_user').on(table.userId, table.createdAt)],
)
