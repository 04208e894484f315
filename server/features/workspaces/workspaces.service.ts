import {
  AppError,
  type calls,
  may,
  PAGE_SIZE,
  type Action,
  type Subject,
  type Workspace,
  type WorkspacePage,
} from '@arioso/contract'
import { toClip, toWorkspace, type StoredWorkspace, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

type WorkspaceChange = z.output<typeof calls.updateWorkspace.body>
type ClipsChange = z.output<typeof calls.updateWorkspaceClips.body>

type Needs = Uses<'clips' | 'transaction' | 'workspaces', 'now'>

export function createWorkspacesService({ storage, now }: Needs) {
  // What one may not see does not exist; what one sees and may not do is refused.
  async function getAllowed(action: Action, id: string, viewer: User | undefined): Promise<StoredWorkspace> {
    const own = viewer && (await storage.workspaces.find(id, viewer.id))
    const found = own ?? (await storage.workspaces.findAnybodys(id, viewer?.id))
    const actor = actorOf(viewer)
    if (found === undefined || !may('readWorkspace', actor, shelfOf(found))) throw new AppError('NOT_FOUND')
    if (!may(action, actor, shelfOf(found))) throw new AppError('FORBIDDEN')
    return found
  }

  const read = async (id: string, user: User): Promise<Workspace> =>
    toWorkspace(await getAllowed('readWorkspace', id, user), user.id)

  return {
    async list(user: User, { page, show_trashed: isTrash }: { page: number; show_trashed: boolean }) {
      await storage.workspaces.ensureDefault(user.id)
      const { workspaces, total } = await storage.workspaces.list(user.id, { page, isTrash })
      const projects = workspaces.map((workspace) => toWorkspace(workspace, user.id))
      return { projects, numTotalResults: total, current_page: page }
    },

    async create(user: User, workspace: { name: string; description: string }): Promise<Workspace> {
      refuseContent(workspace)
      return toWorkspace(await storage.workspaces.create(user.id, workspace), user.id)
    },

    async get(viewer: User | undefined, id: string, page: number): Promise<WorkspacePage> {
      if (id === 'default' && viewer === undefined) throw new AppError('SIGN_IN_REQUIRED')
      const workspace = await getAllowed('readWorkspace', id, viewer)
      const { clips } = await storage.clips.listByWorkspace(workspace.id, page, viewer?.id)
      const firstIndex = (page - 1) * PAGE_SIZE
      const entries = clips.map((clip, index) => ({ clip: toClip(clip), relative_index: firstIndex + index }))
      return { ...toWorkspace(workspace, viewer?.id), current_page: page, project_clips: entries }
    },

    async update(user: User, id: string, { name, description, shared }: WorkspaceChange): Promise<Workspace> {
      const workspace = await getAllowed('changeWorkspace', id, user)
      refuseContent({ name: name ?? '', description: description ?? '' })
      await storage.workspaces.update(workspace.id, {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(shared === undefined ? {} : { shared }),
      })
      return read(workspace.id, user)
    },

    async setTrashed(user: User, id: string, trash: boolean): Promise<Workspace> {
      const workspace = await getAllowed('trashWorkspace', id, user)
      if (workspace.isDefault && trash) throw new AppError('WORKSPACE_DEFAULT')
      const trashedAt = trash ? (workspace.trashedAt ?? now()) : null
      await storage.workspaces.update(workspace.id, { isTrashed: trash, trashedAt })
      return read(workspace.id, user)
    },

    async changeClips(user: User, id: string, { update_type: type, clip_ids: ids }: ClipsChange): Promise<Workspace> {
      const workspace = await getAllowed('changeWorkspace', id, user)
      const home = await storage.workspaces.ensureDefault(user.id)
      await storage.transaction(async ({ clips, workspaces }) => {
        const songs = await clips.listByIds(ids)
        const isAllowed = songs.every((clip) => may('moveClip', actorOf(user), subjectOf(clip)))
        if (!isAllowed || songs.length < new Set(ids).size) throw new AppError('NOT_FOUND')
        const inside = songs.filter((clip) => clip.workspaceId === workspace.id)
        const moved = type === 'remove' ? inside : songs
        const to = type === 'remove' ? home.id : workspace.id
        await workspaces.moveClips(
          user.id,
          to,
          moved.map((clip) => clip.id),
        )
      })
      return read(workspace.id, user)
    },
  }
}

function shelfOf(workspace: StoredWorkspace): Subject {
  const shown = workspace.shared ? 'link' : 'private'
  return { ownerId: workspace.userId, visibility: workspace.isTrashed ? 'trashed' : shown }
}
