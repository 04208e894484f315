import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { workspace, workspacePage } from '../entities/workspace.ts'
import { WORKSPACE_NAME_MAX } from '../limits.ts'
import { page } from './paging.ts'

// 'default' names the default workspace.
const workspaceId = z.object({ id: z.string().max(40) })
const name = z.string().trim().min(1).max(WORKSPACE_NAME_MAX)
const description = z.string().max(500)

export const workspaceCalls = {
  listWorkspaces: defineCall({
    method: 'GET',
    path: '/api/project/me',
    access: 'member',
    summary: 'Your workspaces, the default one first; those in the trash instead with show_trashed',
    query: page.extend({ show_trashed: z.stringbool().default(false) }),
    reply: z.object({
      projects: z.array(workspace),
      numTotalResults: z.number().int(),
      current_page: z.number().int(),
    }),
  }),
  getWorkspace: defineCall({
    method: 'GET',
    path: '/api/project/:id',
    access: 'anyone',
    summary: "A workspace of yours, or one shared with everybody, with a page of its clips; 'default' is your first",
    params: workspaceId,
    query: page,
    reply: workspacePage,
  }),
  createWorkspace: defineCall({
    method: 'POST',
    path: '/api/project',
    access: 'member',
    summary: 'Makes a workspace; the description may be empty',
    body: z.object({ name, description: description.default('') }),
    reply: workspace,
  }),
  updateWorkspaceClips: defineCall({
    method: 'POST',
    path: '/api/project/:id/clips',
    access: 'member',
    summary: 'Moves your clips into a workspace, or out of it back to the default one',
    params: workspaceId,
    body: z.object({ update_type: z.enum(['add', 'move', 'remove']), clip_ids: z.array(z.uuid()).min(1).max(100) }),
    reply: workspace,
  }),
  updateWorkspace: defineCall({
    method: 'POST',
    path: '/api/project/:id/metadata',
    access: 'member',
    summary: 'Renames, describes or shares a workspace; what is left out stays',
    params: workspaceId,
    body: z.object({ name: name.optional(), description: description.optional(), shared: z.boolean().optional() }),
    reply: workspace,
  }),
  trashWorkspace: defineCall({
    method: 'POST',
    path: '/api/project/:id/trash',
    access: 'member',
    summary: 'Moves a workspace to the trash, or back with trash false',
    params: workspaceId,
    body: z.object({ trash: z.boolean() }),
    reply: workspace,
  }),
  listPinnedClips: defineCall({
    method: 'GET',
    path: '/api/project/:id/pinned-clips',
    access: 'member',
    summary: "The clip pinned to a workspace of yours; 'all' names every workspace",
    params: workspaceId,
    reply: z.object({ clips: z.array(clip) }),
  }),
  pinClip: defineCall({
    method: 'POST',
    path: '/api/project/:id/pinned-clips',
    access: 'member',
    summary: 'Pins a clip to a workspace, or unpins it; a second pin needs replace',
    params: workspaceId,
    body: z.object({ clip_id: z.uuid(), pinned: z.boolean(), replace: z.boolean().default(false) }),
    reply: success,
  }),
}
