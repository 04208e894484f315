import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { twoFactor } from '../../schema/people/secondStep.ts'
import { user } from '../../schema/people/user.ts'

export type SecondSteps = {
  // How many recovery codes are left; undefined while it is off.
  countRecoveryCodes(userId: string): Promise<number | undefined>
  end(userId: string): Promise<void>
}

export function createSecondSteps(database: Database): SecondSteps {
  return {
    async countRecoveryCodes(userId) {
      const isOn = and(eq(twoFactor.userId, userId), eq(twoFactor.verified, true))
      const [found] = await database.select({ codes: twoFactor.backupCodes }).from(twoFactor).where(isOn)
      return found && (JSON.parse(found.codes) as string[]).length
    },

    async end(userId) {
      await database.delete(twoFactor).where(eq(twoFactor.userId, userId))
      await database.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId))
    },
  }
}
