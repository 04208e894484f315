import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../database.ts'
import { digests } from '../../schema/people/digests.ts'
import { user } from '../../schema/people/user.ts'
import { type DigestFacts, readDigestFacts } from './digestFacts.ts'

export type Digests = {
  isOn(userId: string): Promise<boolean>
  set(userId: string, isOn: boolean): Promise<void>
  // False for an unknown key.
  leave(leaveKey: string): Promise<boolean>
  // People whose letter for that week is still to be written, by id.
  listDue(week: string, page: { afterId: string; limit: number }): Promise<string[]>
  read(userId: string, from: Date, to: Date): Promise<DigestFacts>
  // The caller that gets the key writes the mail; undefined when another has, or it is no longer wanted.
  begin(userId: string, week: string): Promise<{ leaveKey: string } | undefined>
  // It was not taken: another try may begin.
  giveBack(userId: string, week: string): Promise<void>
}

const KEY_BYTES = 24

export function createDigests(database: Database): Digests {
  const isFree = (week: string) => or(isNull(digests.lastWeek), lt(digests.lastWeek, week))

  async function keep(userId: string): Promise<void> {
    const leaveKey = randomBytes(KEY_BYTES).toString('base64url')
    await database.insert(digests).values({ userId, leaveKey }).onConflictDoNothing({ target: digests.userId })
  }

  return {
    async isOn(userId) {
      const [found] = await database.select({ isOn: digests.isOn }).from(digests).where(eq(digests.userId, userId))
      return found?.isOn ?? true
    },

    async set(userId, isOn) {
      await keep(userId)
      await database.update(digests).set({ isOn }).where(eq(digests.userId, userId))
    },

    async leave(leaveKey) {
      const whose = eq(digests.leaveKey, leaveKey)
      const left = await database.update(digests).set({ isOn: false }).where(whose).returning({ id: digests.userId })
      return left.length > 0
    },

    async listDue(week, { afterId, limit }) {
      const mayHave = or(isNull(digests.userId), and(digests.isOn, isFree(week)))
      const isHere = and(user.emailVerified, eq(user.isDemo, false), lt(user.createdAt, new Date(`${week}T00:00:00Z`)))
      const rows = await database
        .select({ id: user.id })
        .from(user)
        .leftJoin(digests, eq(digests.userId, user.id))
        .where(and(isHere, mayHave, gt(user.id, afterId)))
        .orderBy(user.id)
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    read: (userId, from, to) => readDigestFacts(database, { userId, from, to }),

    async begin(userId, week) {
      await keep(userId)
      const [begun] = await database
        .update(digests)
        .set({ lastWeek: week })
        .where(and(eq(digests.userId, userId), digests.isOn, isFree(week)))
        .returning({ leaveKey: digests.leaveKey })
      return begun
    },

    async giveBack(userId, week) {
      const isIts = and(eq(digests.userId, userId), eq(digests.lastWeek, week))
      await database.update(digests).set({ lastWeek: null }).where(isIts)
    },
  }
}
