// What a song is made of and what was made of it.
import type { Clip } from '@arioso/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { rememberClips } from './clipCache.ts'
import { clipState } from './clipState.ts'
import { queryClient } from '../api/queryClient.ts'
import { useIsUsable } from '../stores/firstUse.ts'
import { prependToLists } from './songLists.ts'

export function useStructure(clip: Clip) {
  return useQuery({
    queryKey: ['structure', clip.id],
    queryFn: () => api('GET /api/clips/:id/structure', { params: { id: clip.id } }),
    enabled: clipState(clip) === 'complete',
    staleTime: Infinity,
  }).data
}

// From one version to the next the list stays; it is the same family.
export function useVersions(id: string): { ids: string[]; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['versions', id],
    queryFn: async () => rememberClips((await api('GET /api/clips/:id/versions', { params: { id } })).clips),
    placeholderData: keepPreviousData,
  })
  return { ids: data ?? [], isLoading }
}

// Undefined while loading; null where there is none that may be seen.
export function useParent(clip: Clip): Clip | null | undefined {
  const hasParent = clip.metadata.history !== null
  const { data } = useQuery({
    queryKey: ['parent', clip.id],
    queryFn: () => api('GET /api/clips/parent', { query: { clip_id: clip.id } }),
    enabled: hasParent,
    staleTime: Infinity,
  })
  return hasParent ? data?.clip : null
}

type Source = { kind: string; id: string; title: string }

/** The songs it was inspired by, of those one may hear. */
export function useInspirations({ id, metadata }: Clip): Source[] {
  const { data } = useQuery({
    queryKey: ['attribution', id],
    queryFn: () => api('GET /api/clips/:id/attribution', { params: { id } }),
    enabled: metadata.task === 'playlist_condition',
    staleTime: Infinity,
  })
  return data?.sources.filter(({ kind }) => kind === 'playlist_condition') ?? []
}

export function useRemixes(id: string): Clip[] {
  const { data } = useQuery({
    queryKey: ['remixes', id],
    queryFn: () => api('GET /api/clips/remixes', { query: { clip_id: id } }),
    enabled: useIsUsable(),
  })
  return data?.clips ?? []
}

// Asked for only where there are more than are listed.
export function useRemixCount(id: string, options: { enabled: boolean }) {
  const { data } = useQuery({
    queryKey: ['remixes', id, 'count'],
    queryFn: () => api('GET /api/clips/remixes/count', { query: { clip_id: id } }),
    ...options,
  })
  return data
}

// New clips stand at the top of every list at once, and in the family of the song they come from.
export function showNewClips(clips: Clip[]): void {
  prependToLists(clips)
  for (const queryKey of [['versions'], ['list', 'workspace', 'page']]) void queryClient.invalidateQueries({ queryKey })
}
