import { PAGE_SIZE, type Workspace } from '@arioso/contract'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { workspaces } from '../../schema/workspaces.ts'
import { seenBy } from '../clips/clipConditions.ts'
import { isUuid } from '../isUuid.ts'
import { createWorkspacePins, type WorkspacePins } from './workspacePins.ts'
import { clipFiles, mediaUrl } from '../../files/clipFiles.ts'

export type StoredWorkspace = typeof workspaces.$inferSelect & {
  clipCount: number
  lastClipAt: Date | null
  coverClipId: string | null
}

// A count and a cover of what the viewer may hear.
export type Workspaces = WorkspacePins & {
  ensureDefault(userId: string): Promise<StoredWorkspace>
  find(id: string, userId: string): Promise<StoredWorkspace | undefined>
  // Anybody's: whether the viewer may see it, the caller has to ask.
  findAnybodys(id: string, viewerId?: string): Promise<StoredWorkspace | undefined>
  list(userId: string, page: WorkspacesPage): Promise<{ workspaces: StoredWorkspace[]; total: number }>
  create(userId: string, workspace: { name: string; description: string }): Promise<StoredWorkspace>
  update(id: string, patch: WorkspacePatch): Promise<void>
  moveClips(userId: string, workspaceId: string, clipIds: string[]): Promise<void>
  removeTrashedBefore(moment: Date): Promise<void>
}

type WorkspacesPage = { page: number; isTrash?: boolean }
type WorkspacePatch = Partial<Pick<StoredWorkspace, 'name' | 'description' | 'shared' | 'isTrashed' | 'trashedAt'>>

const DEFAULT_NAME = 'My Workspace'

export function createWorkspaces(database: Database): Workspaces {
  const pins = createWorkspacePins(database)

  async function ensureDefault(userId: string): Promise<StoredWorkspace> {
    const [existing] = await selectDefault(userId)
    if (existing) return existing
    await database.insert(workspaces).values({ userId, name: DEFAULT_NAME, isDefault: true }).onConflictDoNothing()
    const [made] = await selectDefault(userId)
    if (!made) throw new Error(`no default workspace for ${userId}`)
    return made
  }

  const selectDefault = (userId: string) =>
    select(database, and(eq(workspaces.userId, userId), sql`${workspaces.isDefault}`), userId).limit(1)

  async function find(id: string, userId: string): Promise<StoredWorkspace | undefined> {
    if (id === 'default') return ensureDefault(userId)
    const found = await findAnybodys(id, userId)
    return found?.userId === userId ? found : undefined
  }

  async function findAnybodys(id: string, viewerId?: string): Promise<StoredWorkspace | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await select(database, eq(workspaces.id, id), viewerId)
    return found
  }

  const list: Workspaces['list'] = async (userId, { page, isTrash = false }) => {
    const shelf = isTrash ? sql`${workspaces.isTrashed}` : sql`not ${workspaces.isTrashed}`
    const mine = and(eq(workspaces.userId, userId), shelf)
    const rows = await select(database, mine, userId)
      .orderBy(desc(workspaces.isDefault), desc(workspaces.createdAt))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const [counted] = await database.select({ total: count() }).from(workspaces).where(mine)
    return { workspaces: rows, total: counted?.total ?? 0 }
  }

  async function create(userId: string, workspace: { name: string; description: string }): Promise<StoredWorkspace> {
    const [made] = await database
      .insert(workspaces)
      .values({ ...workspace, userId })
      .returning({ id: workspaces.id })
    const created = made && (await find(made.id, userId))
    if (!created) throw new Error(`no workspace was made for ${userId}`)
    return created
  }

  const update: Workspaces['update'] = async (id, patch) => {
    if (Object.keys(patch).length > 0) await database.update(workspaces).set(patch).where(eq(workspaces.id, id))
  }

  const moveClips: Workspaces['moveClips'] = async (userId, workspaceId, clipIds) => {
    await database
      .update(clips)
      .set({ workspaceId })
      .where(and(eq(clips.userId, userId), inArray(clips.id, clipIds)))
    await pins.forgetMoved(clipIds)
  }

  // Songs are never lost with their workspace: they go back to the one everybody has.
  const removeTrashedBefore: Workspaces['removeTrashedBefore'] = async (moment) => {
    const expired = sql`w.is_trashed and not w.is_default and w.trashed_at < ${moment.toISOString()}::timestamptz`
    await database.transaction(async (together) => {
      await together.execute(sql`update clips set workspace_id = d.id
        from workspaces w join workspaces d on d.user_id = w.user_id and d.is_default
        where clips.workspace_id = w.id and ${expired}`)
      await together.execute(sql`delete from workspaces w where ${expired}`)
    })
  }

  return { ...pins, ensureDefault, find, findAnybodys, list, create, update, moveClips, removeTrashedBefore }
}

function select(database: Database, where: SQL | undefined, viewerId: string | undefined) {
  const kept = sql`from ${clips} where ${clips.workspaceId} = ${workspaces.id} and ${seenBy(viewerId)}`
  return database
    .select({
      id: workspaces.id,
      userId: workspaces.userId,
      name: workspaces.name,
      shared: workspaces.shared,
      description: workspaces.description,
      isDefault: workspaces.isDefault,
      isTrashed: workspaces.isTrashed,
      trashedAt: workspaces.trashedAt,
      createdAt: workspaces.createdAt,
      clipCount: sql<number>`(select count(*)::int ${kept})`,
      lastClipAt: sql<Date | null>`(select max(${clips.createdAt}) ${kept})`.mapWith(clips.createdAt),
      coverClipId: sql<string | null>`(select ${clips.id} ${kept} and ${clips.hasCover}
        order by ${clips.createdAt} desc, ${clips.id} desc limit 1)`,
    })
    .from(workspaces)
    .where(where)
    .$dynamic()
}

export function toWorkspace(stored: StoredWorkspace, viewerId: string | undefined): Workspace {
  return {
    id: stored.id,
    name: stored.name,
    shared: stored.shared,
    clip_count: stored.clipCount,
    image_url: stored.coverClipId && mediaUrl(clipFiles(stored.coverClipId).smallCover),
    is_owned: stored.userId === viewerId,
    is_default: stored.isDefault,
    is_trashed: stored.isTrashed,
    last_updated_clip: stored.lastClipAt?.toISOString() ?? null,
  }
}
