import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { inBackground } from '../api/inBackground.ts'
import { api } from '../api/api.ts'
import { rememberClips } from './clipCache.ts'
import { toFilters, wholeLibrary, type LibraryView } from './libraryView.ts'
import { followLive } from '../api/liveUpdates.ts'
import { queryClient } from '../api/queryClient.ts'

type Page = { ids: string[]; next: string | null }

// 'default' in an address is a workspace with an id of its own, and songs know only that one.
type WorkspacePage = Page & { workspaceId: string }

export const DEFAULT_WORKSPACE = 'default'

const WORKSPACE_LISTS = ['list', 'workspace', 'whole']

const SONG_LISTS: unknown[] = ['workspace', 'library']

// All pages of a list are asked for again together, one after the other: a long one is only read anew by a reload.
const REFRESHED_PAGES_MAX = 4

const isShort = (query: { state: { data: InfiniteData<Page> | undefined } }) =>
  (query.state.data?.pages.length ?? 0) <= REFRESHED_PAGES_MAX

const refreshed = { refetchOnMount: isShort, refetchOnWindowFocus: isShort, refetchOnReconnect: isShort }

function workspaceList(id: string) {
  return infiniteQueryOptions({
    queryKey: [...WORKSPACE_LISTS, id],
    initialPageParam: '1',
    async queryFn({ pageParam }): Promise<WorkspacePage> {
      const page = Number(pageParam)
      const reply = await api('GET /api/project/:id', { params: { id }, query: { page } })
      const ids = rememberClips(reply.project_clips.map((entry) => entry.clip))
      const next = page * PAGE_SIZE < reply.clip_count ? String(page + 1) : null
      return { ids, next, workspaceId: reply.id }
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
  return useInfiniteQuery({ ...workspaceList(workspaceId), ...refreshed, ...options, select: uniqueIds })
}

export function useLibrarySongs(view: LibraryView, options: { enabled: boolean }) {
  return useInfiniteQuery({
    ...libraryList(view),
    ...refreshed,
    ...options,
    placeholderData: keepPreviousData,
    select: uniqueIds,
  })
}

export function prependToLists(clips: Clip[]): void {
  const ids = rememberClips(clips)
  // Its first sound may come sooner than the next look at what is running.
  inBackground('news of songs are not pushed', followLive('songs'))
  const isHome = (page: WorkspacePage): boolean => clips.some((clip) => clip.project_id === page.workspaceId)
  queryClient.setQueriesData<InfiniteData<WorkspacePage>>({ queryKey: WORKSPACE_LISTS }, (data) =>
    data?.pages[0] !== undefined && isHome(data.pages[0]) ? withFirst(data, ids) : data,
  )
  queryClient.setQueryData<InfiniteData<Page>>(
    libraryList(wholeLibrary).queryKey,
    (data) => data && withFirst(data, ids),
  )
  inBackground('the lists were not read again', readOnceMore())
}

// What is on its way may have been read before the new songs existed, and would hide them.
async function readOnceMore(): Promise<void> {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['list'], fetchStatus: 'fetching' })
    .filter(({ queryKey }) => SONG_LISTS.includes(queryKey[1]))
  const filter = { predicate: (query: Query) => onTheirWay.includes(query) }
  await queryClient.cancelQueries(filter)
  await queryClient.refetchQueries(filter)
}

function withFirst<Known extends Page>(data: InfiniteData<Known>, ids: string[]): InfiniteData<Known> {
  const [first, ...rest] = data.pages
  return first === undefined ? data : { ...data, pages: [{ ...first, ids: [...ids, ...first.ids] }, ...rest] }
}
