import { z } from 'zod'
import { defineCall } from '../call.ts'
import { workspace, workspacePage } from '../entities/workspace.ts'

const page = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) })

export const workspaceCalls = {
  listWorkspaces: defineCall({
    method: 'GET',
    path: '/api/project/me',
    access: 'member',
    summary: 'Your workspaces, the default one first',
    query: page,
    reply: z.object({
      projects: z.array(workspace),
      numTotalResults: z.number().int(),
      current_page: z.number().int(),
    }),
  }),
  getWorkspace: defineCall({
    method: 'GET',
    path: '/api/project/:id',
    access: 'member',
    summary: "One of your workspaces with a page of its clips; 'default' names the default one",
    params: z.object({ id: z.string().max(40) }),
    query: page,
    reply: workspacePage,
  }),
}
