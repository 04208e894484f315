import { and, count, desc, eq, inArray, like, lt, ne, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { keptFiles, type KeptKind } from '../../schema/keptFiles.ts'
import { personas } from '../../schema/people/personas.ts'
import { user } from '../../schema/people/user.ts'
import type { User } from '../people/users.ts'

export type KeptFile = { key: string; userId: string; kind: KeptKind; bytes: number }

export type KeptByPerson = Pick<User, 'handle' | 'displayName' | 'planKey'> & {
  bytes: number
  // Without downloads.
  countedBytes: number
  files: number
}

export type KeptFiles = {
  // False, and nothing reserved, when the person's files would take more than that. Downloads can be made again at any
  // time and are let go by themselves: they take nobody's space.
  reserve(file: KeptFile, limitBytes: number): Promise<boolean>
  // The same for files that are made on demand: how many at once.
  reserveDownload(file: Pick<KeptFile, 'key' | 'userId'>, atOnce: number): Promise<boolean>
  // It is there, under this key, and takes this much.
  keep(file: KeptFile): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  removeBelow(folder: string): Promise<void>
  usedBytes(userId: string): Promise<number>
  listByPerson(limit: number): Promise<KeptByPerson[]>
  // Whole downloads of a person beyond the newest few.
  listSpareDownloads(userId: string, kept: number): Promise<string[]>
  listOldDownloads(before: Date, limit: number): Promise<string[]>
  // Pictures that neither a person nor a song nor a persona shows.
  listUnusedPictures(before: Date, limit: number): Promise<string[]>
}

// What was begun longer ago will not be finished.
const isAlive = sql`(${keptFiles.isWhole} or ${keptFiles.createdAt} > now() - interval '1 hour')`
const isCounted = ne(keptFiles.kind, 'download')

export function createKeptFiles(database: Database): KeptFiles {
  async function usedIn(together: Database, userId: string, exceptKey = ''): Promise<number> {
    const [found] = await together
      .select({ bytes: sum(keptFiles.bytes).mapWith(Number) })
      .from(keptFiles)
      .where(and(eq(keptFiles.userId, userId), ne(keptFiles.key, exceptKey), isCounted, isAlive))
    return found?.bytes ?? 0
  }

  // Ten tabs of one person ask one after the other, or all of them would find the last place free.
  const oneByOne = (together: Database, userId: string) =>
    together.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kept:${userId}`}, 0))`)

  async function insert(together: Database, file: KeptFile, isWhole: boolean): Promise<void> {
    const { bytes } = file
    await together
      .insert(keptFiles)
      .values({ ...file, isWhole })
      .onConflictDoUpdate({ target: keptFiles.key, set: { bytes, isWhole, createdAt: sql`now()` } })
  }

  const listKeys = async (rows: PromiseLike<{ key: string }[]>) => (await rows).map(({ key }) => key)

  return {
    reserve: (file, limitBytes) =>
      database.transaction(async (together) => {
        await oneByOne(together, file.userId)
        if ((await usedIn(together, file.userId, file.key)) + file.bytes > limitBytes) return false
        await insert(together, file, false)
        return true
      }),

    reserveDownload: ({ key, userId }, atOnce) =>
      database.transaction(async (together) => {
        await oneByOne(together, userId)
        const inTheMaking = await listKeys(
          together
            .select({ key: keptFiles.key })
            .from(keptFiles)
            .where(
              and(eq(keptFiles.userId, userId), eq(keptFiles.kind, 'download'), eq(keptFiles.isWhole, false), isAlive),
            ),
        )
        if (inTheMaking.includes(key)) return true
        if (inTheMaking.length >= atOnce) return false
        await insert(together, { key, userId, kind: 'download', bytes: 0 }, false)
        return true
      }),

    keep: (file) => insert(database, file, true),

    async remove(keys) {
      if (keys.length > 0) await database.delete(keptFiles).where(inArray(keptFiles.key, [...keys]))
    },

    async removeBelow(folder) {
      await database.delete(keptFiles).where(or(eq(keptFiles.key, folder), like(keptFiles.key, `${folder}/%`)))
    },

    usedBytes: (userId) => usedIn(database, userId),

    async listByPerson(limit) {
      const bytes = sum(keptFiles.bytes).mapWith(Number)
      const countedBytes = sql`coalesce(sum(${keptFiles.bytes}) filter (where ${isCounted}), 0)`.mapWith(Number)
      const { handle, displayName, planKey } = user
      return database
        .select({ handle, displayName, planKey, bytes, countedBytes, files: count() })
        .from(keptFiles)
        .innerJoin(user, eq(user.id, keptFiles.userId))
        .where(isAlive)
        .groupBy(user.id)
        .orderBy(desc(bytes), user.id)
        .limit(limit)
    },

    listSpareDownloads: (userId, kept) =>
      listKeys(
        database
          .select({ key: keptFiles.key })
          .from(keptFiles)
          .where(and(eq(keptFiles.userId, userId), eq(keptFiles.kind, 'download'), keptFiles.isWhole))
          .orderBy(desc(keptFiles.createdAt))
          .offset(kept),
      ),

    listOldDownloads: (before, limit) =>
      listKeys(
        database
          .select({ key: keptFiles.key })
          .from(keptFiles)
          .where(and(eq(keptFiles.kind, 'download'), lt(keptFiles.createdAt, before)))
          .limit(limit),
      ),

    listUnusedPictures: (before, limit) => {
      const address = sql`'/media/' || ${keptFiles.key}`
      const isUnused = sql`not exists (select 1 from ${user} where ${user.avatarImageUrl} = ${address})
        and not exists (select 1 from ${clips} where ${clips.imageUrl} = ${address})
        and not exists (select 1 from ${personas} where ${personas.imageKey} = ${keptFiles.key})`
      return listKeys(
        database
          .select({ key: keptFiles.key })
          .from(keptFiles)
          .where(and(eq(keptFiles.kind, 'picture'), lt(keptFiles.createdAt, before), isUnused))
          .limit(limit),
      )
    },
  }
}
