import type { NotificationKind } from '@arioso/contract'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

// What happened to one thing of one person within a day is one row; who did it stands beside it.
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    contentId: text('content_id').notNull(),
    message: text().notNull().default(''),
    total: integer().notNull().default(1),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.updatedAt, table.id),
    index('notifications_group').on(table.userId, table.kind, table.contentId, table.createdAt),
  ],
)

export const notificationPeople = pgTable(
  'notification_people',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.personId] }),
    index('notification_people_person').on(table.personId),
  ],
)
