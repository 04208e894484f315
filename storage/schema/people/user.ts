import type { PlanKey } from '@arioso/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'

// Table and property names are the ones better-auth's drizzle adapter looks for.
export const user = pgTable(
  'user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
    handle: text().notNull(),
    displayName: text('display_name').notNull().default(''),
    avatarImageUrl: text('avatar_image_url'),
    profileDescription: text('profile_description').notNull().default(''),
    handleChangedAt: moment('handle_changed_at'),
    isVerified: boolean('is_verified').notNull().default(false),
    planKey: text('plan_key').$type<PlanKey>().notNull().default('free'),
    // Cancelled: what was paid for stays usable until then.
    planEndsAt: moment('plan_ends_at'),
    isStaff: boolean('is_staff').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    hasAcceptedCustomModeTos: boolean('has_accepted_custom_mode_tos').notNull().default(false),
    hasSetRemixPerm: boolean('has_set_remix_perm').notNull().default(false),
    // What new songs start with; each can be changed.
    allowsRemixes: boolean('allows_remixes').notNull().default(false),
    shownClaimUsername: boolean('shown_claim_username').notNull().default(false),
    shownCreationTour: boolean('shown_creation_tour').notNull().default(false),
    notificationsSeenAt: moment('notifications_seen_at'),
  },
  (table) => [
    uniqueIndex('user_handle').on(sql`lower(${table.handle})`),
    index('user_words').using('gin', userWords(table)),
  ],
)

// The index and the search must say exactly the same, or the index is not used.
export function userWords(table: Record<'handle' | 'displayName', AnyPgColumn | SQL>): SQL {
  return sql`to_tsvector('simple', ${table.handle} || ' ' || ${table.displayName})`
}

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    // Begun with more than a password: a code or a passkey.
    hasSecondStep: boolean('has_second_step').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [index('session_user').on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [index('account_user').on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
)
