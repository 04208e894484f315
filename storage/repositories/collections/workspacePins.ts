import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { workspacePins } from '../../schema/workspacePins.ts'
import { workspaces } from '../../schema/workspaces.ts'
import { isKept } from '../clips/clipConditions.ts'
import { selectClips, type StoredClip } from '../clips/storedClip.ts'

export type WorkspacePins = {
  // Of one workspace, or of all a person has.
  listPinned(userId: string, workspaceId?: string): Promise<StoredClip[]>
  pin(workspaceId: string, clipId: string): Promise<void>
  unpin(workspaceId: string, clipId: string): Promise<void>
  forgetMoved(clipIds: string[]): Promise<void>
}

export function createWorkspacePins(database: Database): WorkspacePins {
  const listPinned: WorkspacePins['listPinned'] = async (userId, workspaceId) => {
    const inside = workspaceId === undefined ? undefined : eq(clips.workspaceId, workspaceId)
    const isPinned = sql`exists (select 1 from ${workspacePins} where ${workspacePins.clipId} = ${clips.id})`
    return selectClips(database, userId)
      .where(and(eq(clips.userId, userId), isKept, inside, isPinned))
      .orderBy(desc(clips.createdAt))
  }

  const pin: WorkspacePins['pin'] = async (workspaceId, clipId) => {
    await database
      .insert(workspacePins)
      .values({ workspaceId, clipId })
      .onConflictDoUpdate({ target: workspacePins.workspaceId, set: { clipId } })
  }

  const unpin: WorkspacePins['unpin'] = async (workspaceId, clipId) => {
    await database
      .delete(workspacePins)
      .where(and(eq(workspacePins.workspaceId, workspaceId), eq(workspacePins.clipId, clipId)))
  }

  // A song that went to another workspace is no longer on top of the old one.
  const forgetMoved: WorkspacePins['forgetMoved'] = async (clipIds) => {
    const stayed = database
      .select({ id: clips.id })
      .from(clips)
      .innerJoin(workspaces, eq(workspaces.id, clips.workspaceId))
      .where(and(inArray(clips.id, clipIds), eq(clips.workspaceId, workspacePins.workspaceId)))
    await database.delete(workspacePins).where(and(inArray(workspacePins.clipId, clipIds), sql`not exists (${stayed})`))
  }

  return { listPinned, pin, unpin, forgetMoved }
}
