import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../moment.ts'
import { user } from '../people/user.ts'

export type Preference = 'first' | 'second' | 'neither'

export const comparisons = pgTable(
  'comparisons',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    firstVersion: text('first_version').notNull(),
    secondVersion: text('second_version').notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [index('comparisons_newest').on(table.createdAt)],
)

export const comparisonPairs = pgTable(
  'comparison_pairs',
  {
    id: uuid().primaryKey().defaultRandom(),
    comparisonId: uuid('comparison_id')
      .notNull()
      .references(() => comparisons.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    hasFirst: boolean('has_first').notNull().default(false),
    hasSecond: boolean('has_second').notNull().default(false),
  },
  (table) => [unique('comparison_pairs_title').on(table.comparisonId, table.title)],
)

export const comparisonAnswers = pgTable(
  'comparison_answers',
  {
    pairId: uuid('pair_id')
      .notNull()
      .references(() => comparisonPairs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    preference: text().$type<Preference>().notNull(),
    note: text().notNull().default(''),
    answeredAt: moment('answered_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.pairId, table.userId] })],
)
