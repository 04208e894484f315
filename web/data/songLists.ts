import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { api } from './api.ts'
import { rememberClips } from './clipCache.ts'
import { toFilters, wholeLibrary, type LibraryView } from './libraryView.ts'
import { queryClient } from './queryClient.ts'

type Page = { ids: string[]; next: string | null }

export const DEFAULT_WORKSPACE = 'default'

function workspaceList(id: string) {
  return infiniteQueryOptions({
    queryKey: ['list', 'workspace', id],
    initialPageParam: '1',
    async queryFn({ pageParam }): Promise<Page> {
      const page = Number(pageParam)
      const reply = await api('GET /api/project/:id', { params: { id }, query: { page } })
      const ids = rememberClips(reply.project_clips.map((entry) => entry.clip))
      return { ids, next: page * PAGE_SIZE < reply.clip_count ? String(page + 1) : null }
    },
    getNextPageParam: (page) => page.next,
  })
}

function libraryList(view: LibraryView) {
  return infiniteQueryOptions({
    queryKey: ['list', 'library', view],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }): Promise<Page> {
      const body = { cursor: pageParam, limit: 50, filters: toFilters(view) }
      const reply = await api('POST /api/feed/v3', { body })
      return { ids: rememberClips(reply.clips), next: reply.has_more ? reply.next_cursor : null }
    },
    getNextPageParam: (page) => page.next,
  })
}

// New songs push older ones onto the next page, so the same id can come twice.
function uniqueIds(data: InfiniteData<Page>): string[] {
  return [...new Set(data.pages.flatMap((page) => page.ids))]
}

export function useWorkspaceSongs(workspaceId: string, options: { enabled: boolean }) {
  return useInfiniteQuery({ ...workspaceList(workspaceId), ...options, select: uniqueIds })
}

export function useLibrarySongs(view: LibraryView, options: { enabled: boolean }) {
  return useInfiniteQuery({ ...libraryList(view), ...options, placeholderData: keepPreviousData, select: uniqueIds })
}

export function prependToLists(clips: Clip[], workspaceId: string): void {
  const ids = rememberClips(clips)
  for (const queryKey of [workspaceList(workspaceId).queryKey, libraryList(wholeLibrary).queryKey]) {
    queryClient.setQueryData<InfiniteData<Page>>(queryKey, (data) => {
      const [first, ...rest] = data?.pages ?? []
      if (data === undefined || first === undefined) return data
      return { ...data, pages: [{ ...first, ids: [...ids, ...first.ids] }, ...rest] }
    })
  }
}
