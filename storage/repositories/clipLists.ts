import { PAGE_SIZE } from '@arioso/contract'
import { and, asc, count, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { isHeardByAll, isKept, newestFirst, seenBy } from './clipConditions.ts'
import { isUuid } from './isUuid.ts'
import { selectClips, type StoredClip } from './storedClip.ts'

export type ClipLists = {
  // With a viewer, each clip tells what that person thinks of it.
  find(id: string, viewerId?: string): Promise<StoredClip | undefined>
  listByIds(ids: string[], viewerId?: string): Promise<StoredClip[]>
  // What the viewer may hear of it.
  listByWorkspace(workspaceId: string, page: number, viewerId?: string): Promise<{ clips: StoredClip[]; total: number }>
  listPublic(options: { limit: number; viewerId?: string | undefined }): Promise<StoredClip[]>
  listByTransaction(userId: string, transactionUuid: string): Promise<StoredClip[]>
  // What somebody's latest songs sing, the newest first.
  listSungWords(userId: string, limit: number): Promise<string[]>
  countRunningGenerations(userId: string): Promise<number>
  countDemo(): Promise<{ wanted: number; ready: number }>
}

const isRunning = sql`${clips.jobState} in ('waiting', 'active')`

export function createClipLists(database: Database): ClipLists {
  async function find(id: string, viewerId?: string): Promise<StoredClip | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await selectClips(database, viewerId).where(eq(clips.id, id))
    return found
  }

  async function listByIds(ids: string[], viewerId?: string): Promise<StoredClip[]> {
    const possible = ids.filter(isUuid).map((id) => id.toLowerCase())
    if (possible.length === 0) return []
    const found = await selectClips(database, viewerId).where(inArray(clips.id, possible))
    const byId = new Map(found.map((clip) => [clip.id, clip]))
    return [...new Set(possible)].flatMap((id) => byId.get(id) ?? [])
  }

  async function listByWorkspace(workspaceId: string, page: number, viewerId?: string) {
    const inside = and(eq(clips.workspaceId, workspaceId), isKept, seenBy(viewerId))
    const found = await selectClips(database, viewerId)
      .where(inside)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database.select({ total: count() }).from(clips).where(inside)
    return { clips: found, total: counted?.total ?? 0 }
  }

  const listPublic: ClipLists['listPublic'] = async ({ limit, viewerId }) =>
    selectClips(database, viewerId)
      .where(isHeardByAll)
      .orderBy(...newestFirst)
      .limit(limit)

  const listByTransaction = async (userId: string, transactionUuid: string) =>
    selectClips(database)
      .where(and(eq(clips.userId, userId), eq(clips.transactionUuid, transactionUuid)))
      .orderBy(asc(clips.take))

  async function listSungWords(userId: string, limit: number): Promise<string[]> {
    const found = await database
      .select({ prompt: clips.prompt })
      .from(clips)
      .where(and(eq(clips.userId, userId), isKept))
      .orderBy(...newestFirst)
      .limit(limit)
    return found.map(({ prompt }) => prompt).filter((prompt) => prompt !== '')
  }

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
    listByWorkspace,
    listPublic,
    listByTransaction,
    listSungWords,
    countRunningGenerations,
    countDemo,
  }
}
