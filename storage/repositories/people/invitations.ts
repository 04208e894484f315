import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { invitationCodes, invitedFriends } from '../../schema/people/invitations.ts'

export type Invitations = {
  // The code a person has for good; the one offered is taken when they have none.
  keepCode(userId: string, offered: string): Promise<string>
  findInviter(code: string): Promise<string | undefined>
  accept(friendId: string, inviterId: string): Promise<void>
  // Marks the friend as rewarded and returns who invited them; undefined without an inviter or when done before.
  claimReward(friendId: string): Promise<string | undefined>
  isWaiting(friendId: string): Promise<boolean>
  countRewarded(inviterId: string): Promise<number>
}

export function createInvitations(database: Database): Invitations {
  const waiting = (friendId: string) => and(eq(invitedFriends.friendId, friendId), isNull(invitedFriends.rewardedAt))
  return {
    async keepCode(userId, offered) {
      await database.insert(invitationCodes).values({ userId, code: offered }).onConflictDoNothing()
      const [kept] = await database.select().from(invitationCodes).where(eq(invitationCodes.userId, userId))
      if (!kept) throw new Error('an invitation code was taken twice')
      return kept.code
    },

    async findInviter(code) {
      const [found] = await database.select().from(invitationCodes).where(eq(invitationCodes.code, code))
      return found?.userId
    },

    async accept(friendId, inviterId) {
      await database.insert(invitedFriends).values({ friendId, inviterId }).onConflictDoNothing()
    },

    async claimReward(friendId) {
      const [claimed] = await database
        .update(invitedFriends)
        .set({ rewardedAt: sql`now()` })
        .where(waiting(friendId))
        .returning({ inviterId: invitedFriends.inviterId })
      return claimed?.inviterId
    },

    async isWaiting(friendId) {
      const found = await database.select().from(invitedFriends).where(waiting(friendId))
      return found.length > 0
    },

    async countRewarded(inviterId) {
      const [counted] = await database
        .select({ total: count() })
        .from(invitedFriends)
        .where(and(eq(invitedFriends.inviterId, inviterId), isNotNull(invitedFriends.rewardedAt)))
      return counted?.total ?? 0
    },
  }
}
