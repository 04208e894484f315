import type { AppealAnswer } from '@arioso/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { rulings } from '../../schema/people/rulings.ts'
import { user } from '../../schema/people/user.ts'

export type StoredRuling = typeof rulings.$inferSelect
export type StoredAppeal = StoredRuling & { handle: string; displayName: string }

export type NewRuling = Pick<
  StoredRuling,
  'userId' | 'staffId' | 'contentType' | 'contentId' | 'title' | 'decision' | 'reason' | 'isStrike' | 'createdAt'
>

type Answered = { answer: AppealAnswer; answerReason: string; answeredBy: string; now: Date }

export type Rulings = {
  add(ruling: NewRuling): Promise<void>
  // Newest first.
  list(userId: string): Promise<StoredRuling[]>
  // When the strikes since a moment were given, newest first; those taken back do not count.
  listStrikes(userId: string, since: Date): Promise<Date[]>
  // Once per ruling; answers whether it was taken.
  appeal(id: string, userId: string, appeal: { text: string; now: Date }): Promise<boolean>
  // The longest waiting first.
  listAppeals(limit: number): Promise<StoredAppeal[]>
  // Once per appeal; answers what it was about.
  answer(id: string, answered: Answered): Promise<StoredRuling | undefined>
}

const RULINGS_SHOWN = 100

const isWaiting = and(isNotNull(rulings.appealedAt), isNull(rulings.answer))
const stands = or(isNull(rulings.answer), ne(rulings.answer, 'overturned'))

export function createRulings(database: Database): Rulings {
  return {
    async add(ruling) {
      await database.insert(rulings).values(ruling)
    },

    list: (userId) =>
      database
        .select()
        .from(rulings)
        .where(eq(rulings.userId, userId))
        .orderBy(desc(rulings.createdAt), desc(rulings.id))
        .limit(RULINGS_SHOWN),

    async listStrikes(userId, since) {
      const counts = and(eq(rulings.userId, userId), rulings.isStrike, gt(rulings.createdAt, since), stands)
      const found = await database
        .select({ at: rulings.createdAt })
        .from(rulings)
        .where(counts)
        .orderBy(desc(rulings.createdAt))
      return found.map(({ at }) => at)
    },

    async appeal(id, userId, { text, now }) {
      const isTheirs = and(eq(rulings.id, id), eq(rulings.userId, userId), isNull(rulings.appealedAt))
      const appealed = await database
        .update(rulings)
        .set({ appeal: text, appealedAt: now })
        .where(isTheirs)
        .returning({ id: rulings.id })
      return appealed.length > 0
    },

    async listAppeals(limit) {
      const found = await database
        .select({ ruling: rulings, handle: user.handle, displayName: user.displayName })
        .from(rulings)
        .innerJoin(user, eq(user.id, rulings.userId))
        .where(isWaiting)
        .orderBy(asc(rulings.appealedAt), asc(rulings.id))
        .limit(limit)
      return found.map(({ ruling, ...person }) => ({ ...ruling, ...person }))
    },

    async answer(id, { answer, answerReason, answeredBy, now }) {
      const [answered] = await database
        .update(rulings)
        .set({
          answer,
          answerReason,
          answeredBy,
          answeredAt: now,
          isStrike: sql`${rulings.isStrike} and ${answer === 'upheld'}`,
        })
        .where(and(eq(rulings.id, id), isWaiting))
        .returning()
      return answered
    },
  }
}
