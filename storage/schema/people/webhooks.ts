import type { WebhookKind } from '@arioso/contract'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// Where a person's programs are notified about their songs. The secret signs every message, so it is stored in the clear.
export const webhooks = pgTable('webhooks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  secret: text().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  // Messages in a row that no try could deliver.
  failures: integer().notNull().default(0),
  createdAt: moment('created_at').notNull().default(now),
})

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().$type<WebhookKind>().notNull(),
    clipId: uuid('clip_id'),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('webhook_deliveries_user').on(table.userId, table.createdAt)],
)
