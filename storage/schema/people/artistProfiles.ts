import { pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './user.ts'

// What an artist tells beyond the profile everybody has.
export const artistProfiles = pgTable('artist_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  story: text().notNull().default(''),
  basedIn: text('based_in').notNull().default(''),
  genres: text().notNull().default(''),
  link: text().notNull().default(''),
})
