import type { Flag, Flags } from '@arioso/contract'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { flagOverrides } from '../../schema/people/flagOverrides.ts'
import { user } from '../../schema/people/user.ts'

export type FlagOverride = { flag: Flag; isOn: boolean; person: { handle: string; displayName: string } | null }

export type FlagOverrides = {
  // What is switched for this person, where it is for everybody and where it is only for them.
  findFor(userId: string | null): Promise<Partial<Flags>>
  list(): Promise<FlagOverride[]>
  set(flag: Flag, userId: string | null, isOn: boolean, changedBy: string): Promise<void>
  remove(flag: Flag, userId: string | null): Promise<void>
}

export function createFlagOverrides(database: Database): FlagOverrides {
  async function findFor(userId: string | null): Promise<Partial<Flags>> {
    const forWhom = isNull(flagOverrides.userId)
    const rows = await database
      .select()
      .from(flagOverrides)
      .where(userId === null ? forWhom : or(forWhom, eq(flagOverrides.userId, userId)))
      // A person's own switch comes last and wins.
      .orderBy(sql`${flagOverrides.userId} nulls first`)
    return Object.fromEntries(rows.map(({ flag, isOn }) => [flag, isOn]))
  }

  async function list(): Promise<FlagOverride[]> {
    const rows = await database
      .select({
        flag: flagOverrides.flag,
        isOn: flagOverrides.isOn,
        handle: user.handle,
        displayName: user.displayName,
      })
      .from(flagOverrides)
      .leftJoin(user, eq(user.id, flagOverrides.userId))
      .orderBy(flagOverrides.flag, sql`lower(${user.handle}) nulls first`)
    return rows.map(({ flag, isOn, handle, displayName }) => ({
      flag,
      isOn,
      person: handle === null ? null : { handle, displayName: displayName || handle },
    }))
  }

  async function set(flag: Flag, userId: string | null, isOn: boolean, changedBy: string): Promise<void> {
    const change = { isOn, changedBy, changedAt: sql`now()` }
    await database
      .insert(flagOverrides)
      .values({ flag, userId, ...change })
      .onConflictDoUpdate({ target: [flagOverrides.userId, flagOverrides.flag], set: change })
  }

  async function remove(flag: Flag, userId: string | null): Promise<void> {
    const forWhom = userId === null ? isNull(flagOverrides.userId) : eq(flagOverrides.userId, userId)
    await database.delete(flagOverrides).where(and(eq(flagOverrides.flag, flag), forWhom))
  }

  return { findFor, list, set, remove }
}
