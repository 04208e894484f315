import { bigserial, customType, index, pgTable } from 'drizzle-orm/pg-core'
import { moment, now } from './moment.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

// Where the Socket.IO adapter puts events too long for a NOTIFY; the names are the adapter's.
export const socketAttachments = pgTable(
  'socket_io_attachments',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    createdAt: moment('created_at').notNull().default(now),
    payload: bytes(),
  },
  (table) => [index('socket_io_attachments_created').on(table.createdAt)],
)
