import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { staffClaims } from '../../schema/people/staffClaims.ts'
import { user } from '../../schema/people/user.ts'

export type StaffClaims = {
  // A fresh token, or nothing once there is a staff account.
  issue(now: Date): Promise<string | undefined>
  claim(token: string, userId: string, now: Date): Promise<boolean>
}

const VALID_MS = 7 * 86_400_000
const TOKEN_BYTES = 32

export function createStaffClaims(database: Database): StaffClaims {
  async function issue(now: Date): Promise<string | undefined> {
    if (await hasStaff(database)) return undefined
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await database.delete(staffClaims).where(lte(staffClaims.expiresAt, now))
    await database.insert(staffClaims).values({ tokenHash: hash(token), expiresAt: new Date(now.getTime() + VALID_MS) })
    return token
  }

  async function claim(token: string, userId: string, now: Date): Promise<boolean> {
    return database.transaction(async (together) => {
      // Two links opened at the same moment must not make two first staff accounts.
      await together.execute(sql`lock table ${staffClaims} in exclusive mode`)
      const isThis = and(eq(staffClaims.tokenHash, hash(token)), gt(staffClaims.expiresAt, now))
      const [found] = await together.select().from(staffClaims).where(isThis)
      if (found === undefined || (await hasStaff(together))) return false
      await together.update(user).set({ isStaff: true }).where(eq(user.id, userId))
      await together.delete(staffClaims)
      return true
    })
  }

  return { issue, claim }
}

async function hasStaff(database: Database): Promise<boolean> {
  const rows = await database.select({ id: user.id }).from(user).where(eq(user.isStaff, true)).limit(1)
  return rows.length > 0
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
