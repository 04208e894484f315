import { PAGE_SIZE } from '@arioso/contract'
import { and, asc, count, countDistinct, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { isHeardByAll, isKept, newestFirst, seenBy } from './clipConditions.ts'
import { isUuid } from '../isUuid.ts'
import { selectClips, type StoredClip } from './storedClip.ts'

export type ClipLists = {
  // With a viewer, each clip tells what that person thinks of it.
  find(id: string, viewerId?: string): Promise<StoredClip | undefined>
  listByIds(ids: string[], viewerId?: string): Promise<StoredClip[]>
  // What the viewer may hear of it.
  listByWorkspace(workspaceId: string, page: number, viewerId?: string): Promise<{ clips: StoredClip[]; total: number }>
  listPublic(options: { limit: number; viewerId?: string | undefined }): Promise<StoredClip[]>
  listByTransaction(userId: string, transactionUuid: string): Promise<StoredClip[]>
  // The lyrics of a person's latest songs, the newest first.
  listSungWords(userId: string, limit: number): Promise<string[]>
  countRunningGenerations(userId: string): Promise<number>
  countRunningClips(userId: string): Promise<number>
  countUnlocked(userId: string, since: Date): Promise<number>
  countDemo(): Promise<{ wanted: number; ready: number }>
  // Songs begun since then, by model; how long those took that were finished.
  countByModel(since: Date): Promise<ModelCount[]>
}

export type ModelCount = { modelKey: string; total: number; failed: number; medianMs: number | null }

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
      .select({ lyrics: clips.lyrics })
      .from(clips)
      .where(and(eq(clips.userId, userId), isKept))
      .orderBy(...newestFirst)
      .limit(limit)
    return found.map(({ lyrics }) => lyrics).filter((lyrics) => lyrics !== '')
  }

  async function countRunningGenerations(userId: string): Promise<number> {
    const [counted] = await database
      .select({ running: countDistinct(clips.generationId) })
      .from(clips)
      .where(and(eq(clips.userId, userId), isRunning))
    return counted?.running ?? 0
  }

  async function countRunningClips(userId: string): Promise<number> {
    const [counted] = await database
      .select({ running: count() })
      .from(clips)
      .where(and(eq(clips.userId, userId), isRunning))
    return counted?.running ?? 0
  }

  async function countUnlocked(userId: string, since: Date): Promise<number> {
    const [counted] = await database
      .select({ unlocked: count() })
      .from(clips)
      .where(and(eq(clips.userId, userId), gte(clips.unlockedAt, since)))
    return counted?.unlocked ?? 0
  }

  async function countDemo(): Promise<{ wanted: number; ready: number }> {
    const ready = sql<number>`(count(*) filter (where ${clips.jobState} = 'completed'))::int`
    const [counted] = await database
      .select({ wanted: count(), ready })
      .from(clips)
      .where(sql`${clips.isDemo} and ${clips.jobState} <> 'failed'`)
    return counted ?? { wanted: 0, ready: 0 }
  }

  function countByModel(since: Date): Promise<ModelCount[]> {
    const failed = sql<number>`(count(*) filter (where ${clips.jobState} = 'failed'))::int`
    const seconds = sql`extract(epoch from ${clips.completedAt} - ${clips.createdAt})`
    const medianMs = sql<number | null>`(1000 * percentile_cont(0.5) within group (order by ${seconds}))::float8`
    return database
      .select({ modelKey: clips.modelKey, total: count(), failed, medianMs })
      .from(clips)
      .where(and(gte(clips.createdAt, since), isNull(clips.parentClipId)))
      .groupBy(clips.modelKey)
  }

  return {
    find,
    listByIds,
    listByWorkspace,
    listPublic,
    listByTransaction,
    listSungWords,
    countRunningGenerations,
    countRunningClips,
    countUnlocked,
    countDemo,
    countByModel,
  }
}
