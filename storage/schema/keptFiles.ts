import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'
import { user } from './people/user.ts'

export type KeptKind = 'audio' | 'video' | 'picture' | 'download'

// A person's files on disk, besides the songs their credits pay for. The key may name a file or a folder.
export const keptFiles = pgTable(
  'kept_files',
  {
    key: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().$type<KeptKind>().notNull(),
    // Until it is whole: the most it may become.
    bytes: bigint({ mode: 'number' }).notNull(),
    isWhole: boolean('is_whole').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('kept_files_user').on(table.userId, table.createdAt),
    index('kept_files_kind').on(table.kind, table.createdAt),
  ],
)
