import { PAGE_SIZE, type Workspace } from '@arioso/contract'
import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { workspaces } from '../schema/workspaces.ts'
import { isUuid } from './isUuid.ts'

export type StoredWorkspace = typeof workspaces.$inferSelect & {
  clipCount: number
  lastClipAt: Date | null
  coverClipId: string | null
}

export type Workspaces = {
  ensureDefault(userId: string): Promise<StoredWorkspace>
  find(id: string, userId: string): Promise<StoredWorkspace | undefined>
  list(userId: string, page: number): Promise<{ workspaces: StoredWorkspace[]; total: number }>
  create(userId: string, workspace: { name: string; description: string }): Promise<StoredWorkspace>
}

const DEFAULT_NAME = 'My Workspace'

export function createWorkspaces(database: Database): Workspaces {
  async function ensureDefault(userId: string): Promise<StoredWorkspace> {
    const [existing] = await selectDefault(userId)
    if (existing) return existing
    await database.insert(workspaces).values({ userId, name: DEFAULT_NAME, isDefault: true }).onConflictDoNothing()
    const [made] = await selectDefault(userId)
    if (!made) throw new Error(`no default workspace for ${userId}`)
    return made
  }

  const selectDefault = (userId: string) =>
    select(database, and(eq(workspaces.userId, userId), sql`${workspaces.isDefault}`)).limit(1)

  async function find(id: string, userId: string): Promise<StoredWorkspace | undefined> {
    if (id === 'default') return ensureDefault(userId)
    if (!isUuid(id)) return undefined
    const [found] = await select(database, and(eq(workspaces.id, id), eq(workspaces.userId, userId)))
    return found
  }

  async function list(userId: string, page: number): Promise<{ workspaces: StoredWorkspace[]; total: number }> {
    const mine = and(eq(workspaces.userId, userId), not(workspaces.isTrashed))
    const rows = await select(database, mine)
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

  return { ensureDefault, find, list, create }
}

function select(database: Database, where: SQL | undefined) {
  const kept = sql`from ${clips} where ${clips.workspaceId} = ${workspaces.id} and not ${clips.isTrashed}`
  return database
    .select({
      id: workspaces.id,
      userId: workspaces.userId,
      name: workspaces.name,
      description: workspaces.description,
      isDefault: workspaces.isDefault,
      isTrashed: workspaces.isTrashed,
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

export function toWorkspace(stored: StoredWorkspace, viewerId: string): Workspace {
  return {
    id: stored.id,
    name: stored.name,
    shared: false,
    clip_count: stored.clipCount,
    image_url: stored.coverClipId && `/media/clips/${stored.coverClipId}/cover-256.webp`,
    is_owned: stored.userId === viewerId,
    is_default: stored.isDefault,
    is_trashed: stored.isTrashed,
    last_updated_clip: stored.lastClipAt?.toISOString() ?? null,
  }
}
