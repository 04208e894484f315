import type { UploadStatus } from '@arioso/contract'
import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

export const videoUploads = pgTable(
  'video_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text().$type<UploadStatus>().notNull().default('uploading'),
    errorMessage: text('error_message'),
    durationSeconds: doublePrecision('duration_seconds'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('video_uploads_user').on(table.userId, table.createdAt)],
)
