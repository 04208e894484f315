import { AppError, PAGE_SIZE, type Workspace, type WorkspacePage } from '@arioso/contract'
import { toClip, toWorkspace, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { refuseContent } from '../../rules/refuseContent.ts'

export function createWorkspacesService({ storage }: ServerContext) {
  return {
    async list(user: User, page: number) {
      await storage.workspaces.ensureDefault(user.id)
      const { workspaces, total } = await storage.workspaces.list(user.id, page)
      const projects = workspaces.map((workspace) => toWorkspace(workspace, user.id))
      return { projects, numTotalResults: total, current_page: page }
    },

    async create(user: User, workspace: { name: string; description: string }): Promise<Workspace> {
      refuseContent(workspace)
      return toWorkspace(await storage.workspaces.create(user.id, workspace), user.id)
    },

    async get(user: User, id: string, page: number): Promise<WorkspacePage> {
      if (id === 'default') await storage.workspaces.ensureDefault(user.id)
      const workspace = await storage.workspaces.find(id, user.id)
      if (workspace === undefined) throw new AppError('NOT_FOUND')
      const { clips } = await storage.clips.listByWorkspace(workspace.id, page, user.id)
      const firstIndex = (page - 1) * PAGE_SIZE
      const entries = clips.map((clip, index) => ({ clip: toClip(clip), relative_index: firstIndex + index }))
      return { ...toWorkspace(workspace, user.id), current_page: page, project_clips: entries }
    },
  }
}
