import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Workspace } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { api } from './api.ts'
import { queryClient } from './queryClient.ts'

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

export function useWorkspaces(options: { enabled: boolean }) {
  return useInfiniteQuery({
    ...workspacesQuery,
    ...options,
    select: (data) => data.pages.flatMap((page) => page.projects),
  })
}

export async function createWorkspace(name: string): Promise<Workspace> {
  const workspace = await api('POST /api/project', { body: { name, description: '' } })
  await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
  return workspace
}
