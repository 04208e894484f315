import { PAGE_SIZE } from '@arioso/contract'
import { and, asc, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { isUuid } from './isUuid.ts'
import { selectClips, type StoredClip } from './storedClip.ts'

export type ClipLists = {
  find(id: string): Promise<StoredClip | undefined>
  listByIds(ids: string[]): Promise<StoredClip[]>
  listByUser(userId: string, page: LibraryPage): Promise<{ clips: StoredClip[]; nextCursor: string | null }>
  listByWorkspace(workspaceId: string, page: number): Promise<{ clips: StoredClip[]; total: number }>
  listPublic(options: { limit: number }): Promise<StoredClip[]>
  listByTransaction(userId: string, transactionUuid: string): Promise<StoredClip[]>
  countRunningGenerations(userId: string): Promise<number>
  countDemo(): Promise<{ wanted: number; ready: number }>
}

export type LibraryPage = { cursor: string | null; limit: number }

// Conditions are written as the partial indexes of schema/clips.ts have them; as parameters they would not match.
const isKept = sql`not ${clips.isTrashed}`
const isHeardByAll = sql`${clips.isPublic} and ${isKept} and ${clips.status} in ('streaming', 'complete')`
const isRunning = sql`${clips.jobState} in ('waiting', 'active')`
const newestFirst = [desc(clips.createdAt), desc(clips.id)]

export function createClipLists(database: Database): ClipLists {
  async function find(id: string): Promise<StoredClip | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await selectClips(database).where(eq(clips.id, id))
    return found
  }

  async function listByIds(ids: string[]): Promise<StoredClip[]> {
    const possible = ids.filter(isUuid).map((id) => id.toLowerCase())
    if (possible.length === 0) return []
    const found = await selectClips(database).where(inArray(clips.id, possible))
    const byId = new Map(found.map((clip) => [clip.id, clip]))
    return [...new Set(possible)].flatMap((id) => byId.get(id) ?? [])
  }

  async function listByUser(userId: string, { cursor, limit }: LibraryPage) {
    const after = cursor === null ? undefined : parseCursor(cursor)
    const older =
      after &&
      sql`(${clips.createdAt}, ${clips.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    const found = await selectClips(database)
      .where(and(eq(clips.userId, userId), isKept, older))
      .orderBy(...newestFirst)
      .limit(limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return { clips: page, nextCursor: found.length > limit && last ? formatCursor(last) : null }
  }

  async function listByWorkspace(workspaceId: string, page: number) {
    const inside = and(eq(clips.workspaceId, workspaceId), isKept)
    const found = await selectClips(database)
      .where(inside)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database.select({ total: count() }).from(clips).where(inside)
    return { clips: found, total: counted?.total ?? 0 }
  }

  const listPublic = async ({ limit }: { limit: number }) =>
    selectClips(database)
      .where(isHeardByAll)
      .orderBy(...newestFirst)
      .limit(limit)

  const listByTransaction = async (userId: string, transactionUuid: string) =>
    selectClips(database)
      .where(and(eq(clips.userId, userId), eq(clips.transactionUuid, transactionUuid)))
      .orderBy(asc(clips.take))

  async function countRunningGenerations(userId: string): Promise<number> {
    const [counted] = await database
      .select({ running: countDistinct(clips.generationId) })
      .from(clips)
      .where(and(eq(clips.userId, userId), isRunning))
    return counted?.running ?? 0
  }

  async function countDemo(): Promise<{ wanted: number; ready: number }> {
    const ready = sql<number>`(count(*) filter (where ${clips.jobState} = 'completed'))::int`
    const [counted] = await database
      .select({ wanted: count(), ready })
      .from(clips)
      .where(sql`${clips.isDemo} and ${clips.jobState} <> 'failed'`)
    return counted ?? { wanted: 0, ready: 0 }
  }

  return {
    find,
    listByIds,
    listByUser,
    listByWorkspace,
    listPublic,
    listByTransaction,
    countRunningGenerations,
    countDemo,
  }
}
