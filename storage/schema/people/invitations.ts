import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from './user.ts'

export const invitationCodes = pgTable('invitation_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
})

// Who came by whose link. Both are rewarded once, when the friend's account proves real.
export const invitedFriends = pgTable(
  'invited_friends',
  {
    friendId: text('friend_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
    rewardedAt: moment('rewarded_at'),
  },
  (table) => [index('invited_friends_inviter').on(table.inviterId)],
)
