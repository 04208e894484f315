import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import type { ClipLists } from './clipLists.ts'
import { isUuid } from '../isUuid.ts'
import type { StoredClip } from './storedClip.ts'

// Rows deleted for good leave files behind: the caller sends a job for each returned id in the same transaction.
export type Trash = {
  setTrashed(userId: string, ids: string[], trashed: boolean): Promise<StoredClip[]>
  removeTrashed(userId: string, ids: string[]): Promise<string[]>
  removeTrashedBefore(moment: Date, limit: number): Promise<string[]>
}

// A song in the making is never deleted: its job still writes to it, and stops by itself once it sees the trash.
const isDeletable = sql`${clips.isTrashed} and ${clips.jobState} in ('completed', 'failed')`

export function createTrash(database: Database, lists: Pick<ClipLists, 'listByIds'>): Trash {
  async function setTrashed(userId: string, ids: string[], trashed: boolean): Promise<StoredClip[]> {
    const possible = ids.filter(isUuid)
    if (possible.length === 0) return []
    const changed = await database
      .update(clips)
      .set({ isTrashed: trashed, trashedAt: trashed ? sql`coalesce(${clips.trashedAt}, now())` : null })
      .where(and(eq(clips.userId, userId), inArray(clips.id, possible)))
      .returning({ id: clips.id })
    const mine = new Set(changed.map((row) => row.id))
    return lists.listByIds(
      possible.filter((id) => mine.has(id.toLowerCase())),
      userId,
    )
  }

  async function removeTrashed(userId: string, ids: string[]): Promise<string[]> {
    const gone = await database
      .delete(clips)
      .where(and(eq(clips.userId, userId), inArray(clips.id, ids.filter(isUuid)), isDeletable))
      .returning({ id: clips.id })
    return gone.map(({ id }) => id)
  }

  async function removeTrashedBefore(moment: Date, limit: number): Promise<string[]> {
    const expired = sql`${clips.id} in (select c.id from clips c
      where c.is_trashed and c.trashed_at < ${moment.toISOString()}::timestamptz
        and c.job_state in ('completed', 'failed')
      order by c.trashed_at limit ${limit})`
    const gone = await database.delete(clips).where(expired).returning({ id: clips.id })
    return gone.map(({ id }) => id)
  }

  return { setTrashed, removeTrashed, removeTrashedBefore }
}
