import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Workspace } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { api } from './api/api.ts'
import { updateClip } from './songs/clipCache.ts'
import { queryClient } from './api/queryClient.ts'
import { useSession } from './session/session.ts'

type Page = { projects: Workspace[]; next: number | undefined }

const workspacesQuery = infiniteQueryOptions({
  queryKey: ['list', 'workspaces'],
  initialPageParam: 1,
  // A list that does not come is only logged: the default workspace works without it.
  async queryFn({ pageParam }): Promise<Page> {
    try {
      const reply = await api('GET /api/project/me', { query: { page: pageParam } })
      const hasMore = pageParam * PAGE_SIZE < reply.numTotalResults
      return { projects: reply.projects, next: hasMore ? pageParam + 1 : undefined }
    } catch (error) {
      console.warn('the workspaces could not be listed', error)
      return { projects: [], next: undefined }
    }
  },
  getNextPageParam: (page) => page.next,
})

export function useWorkspaces() {
  const { user } = useSession()
  return useInfiniteQuery({
    ...workspacesQuery,
    enabled: user !== null,
    select: (data) => data.pages.flatMap((page) => page.projects),
  })
}

export function useTrashedWorkspaces() {
  return useQuery({
    queryKey: ['list', 'workspaces', 'trash'],
    queryFn: async () => (await api('GET /api/project/me', { query: { page: 1, show_trashed: 'true' } })).projects,
  })
}

// What changes a workspace changes the lists it stands in and the songs it shows.
async function reloadWorkspaces(): Promise<void> {
  const lists = ['workspaces', 'workspace', 'library', 'pinned']
  await Promise.all(lists.map((name) => queryClient.invalidateQueries({ queryKey: ['list', name] })))
}

type WorkspaceChange = { name?: string; shared?: boolean }

export async function updateWorkspace(id: string, change: WorkspaceChange): Promise<void> {
  await api('POST /api/project/:id/metadata', { params: { id }, body: change })
  await reloadWorkspaces()
}

export async function trashWorkspace(id: string, trash: boolean): Promise<void> {
  await api('POST /api/project/:id/trash', { params: { id }, body: { trash } })
  await reloadWorkspaces()
}

const IDS_PER_CALL = 100

export async function moveToWorkspace(id: string, clipIds: readonly string[]): Promise<void> {
  for (let from = 0; from < clipIds.length; from += IDS_PER_CALL) {
    const clip_ids = clipIds.slice(from, from + IDS_PER_CALL)
    await api('POST /api/project/:id/clips', { params: { id }, body: { update_type: 'move', clip_ids } })
  }
  for (const clipId of clipIds) updateClip(clipId, { project_id: id })
  await reloadWorkspaces()
}

export async function createWorkspace(name: string): Promise<Workspace> {
  const workspace = await api('POST /api/project', { body: { name, description: '' } })
  await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
  return workspace
}
