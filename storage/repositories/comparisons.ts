import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { comparisonAnswers, comparisonPairs, comparisons, type Preference } from '../schema/clips/comparisons.ts'

export type StoredComparison = typeof comparisons.$inferSelect
export type ComparedVersion = 'first' | 'second'
export type ComparisonPair = { id: string; comparisonId: string; title: string }
export type ComparisonTally = StoredComparison & {
  pairCount: number
  // By the one who asks.
  answeredCount: number
  // By everybody.
  first: number
  second: number
  neither: number
}

export type Comparisons = {
  create(comparison: { name: string; firstVersion: string; secondVersion: string }): Promise<StoredComparison>
  find(id: string): Promise<StoredComparison | undefined>
  list(userId: string): Promise<ComparisonTally[]>
  addSong(comparisonId: string, title: string, version: ComparedVersion): Promise<ComparisonPair>
  findPair(id: string): Promise<ComparisonPair | undefined>
  findNextPair(comparisonId: string, userId: string): Promise<ComparisonPair | undefined>
  answer(pairId: string, userId: string, answer: { preference: Preference; note: string }): Promise<void>
}

const pairColumns = {
  id: comparisonPairs.id,
  comparisonId: comparisonPairs.comparisonId,
  title: comparisonPairs.title,
}
const isWhole = and(comparisonPairs.hasFirst, comparisonPairs.hasSecond)

export function createComparisons(database: Database): Comparisons {
  return {
    async create(comparison) {
      const [made] = await database.insert(comparisons).values(comparison).returning()
      if (!made) throw new Error('the comparison was not kept')
      return made
    },

    async find(id) {
      const [found] = await database.select().from(comparisons).where(eq(comparisons.id, id))
      return found
    },

    async list(userId) {
      const preferred = (preference: Preference) =>
        sql<number>`count(*) filter (where ${comparisonAnswers.preference} = ${preference})::int`
      return database
        .select({
          id: comparisons.id,
          name: comparisons.name,
          firstVersion: comparisons.firstVersion,
          secondVersion: comparisons.secondVersion,
          createdAt: comparisons.createdAt,
          pairCount: sql<number>`count(distinct ${comparisonPairs.id})::int`,
          answeredCount: sql<number>`count(*) filter (where ${comparisonAnswers.userId} = ${userId})::int`,
          first: preferred('first'),
          second: preferred('second'),
          neither: preferred('neither'),
        })
        .from(comparisons)
        .leftJoin(comparisonPairs, and(eq(comparisonPairs.comparisonId, comparisons.id), isWhole))
        .leftJoin(comparisonAnswers, eq(comparisonAnswers.pairId, comparisonPairs.id))
        .groupBy(comparisons.id)
        .orderBy(desc(comparisons.createdAt))
    },

    async addSong(comparisonId, title, version) {
      const has = version === 'first' ? { hasFirst: true } : { hasSecond: true }
      const [pair] = await database
        .insert(comparisonPairs)
        .values({ comparisonId, title, ...has })
        .onConflictDoUpdate({ target: [comparisonPairs.comparisonId, comparisonPairs.title], set: has })
        .returning(pairColumns)
      if (!pair) throw new Error('the pair was not kept')
      return pair
    },

    async findPair(id) {
      const [found] = await database
        .select(pairColumns)
        .from(comparisonPairs)
        .where(and(eq(comparisonPairs.id, id), isWhole))
      return found
    },

    async findNextPair(comparisonId, userId) {
      const mine = and(eq(comparisonAnswers.pairId, comparisonPairs.id), eq(comparisonAnswers.userId, userId))
      const [found] = await database
        .select(pairColumns)
        .from(comparisonPairs)
        .leftJoin(comparisonAnswers, mine)
        .where(and(eq(comparisonPairs.comparisonId, comparisonId), isWhole, isNull(comparisonAnswers.pairId)))
        .orderBy(asc(comparisonPairs.title))
        .limit(1)
      return found
    },

    async answer(pairId, userId, answer) {
      await database
        .insert(comparisonAnswers)
        .values({ pairId, userId, ...answer })
        .onConflictDoUpdate({ target: [comparisonAnswers.pairId, comparisonAnswers.userId], set: answer })
    },
  }
}
