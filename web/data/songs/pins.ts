import type { Clip } from '@arioso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { rememberClips } from './clipCache.ts'
import { queryClient } from '../api/queryClient.ts'

function pinnedQuery(userId: string) {
  return queryOptions({
    queryKey: ['list', 'pinned', userId],
    queryFn: async () =>
      rememberClips((await api('GET /api/project/:id/pinned-clips', { params: { id: 'all' } })).clips),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

export function useFetchPinned(userId: string): void {
  useQuery(pinnedQuery(userId))
}

export function usePinnedIds(userId: string): string[] {
  return useQuery({ ...pinnedQuery(userId), enabled: false }).data ?? []
}

export function useIsPinned(clip: Clip): boolean {
  return usePinnedIds(clip.user_id).includes(clip.id)
}

export function findPinned(userId: string): string[] {
  return queryClient.getQueryData<string[]>(['list', 'pinned', userId]) ?? []
}

export async function setPinned(clip: Clip, pinned: boolean, replace = false): Promise<void> {
  const body = { clip_id: clip.id, pinned, replace }
  await api('POST /api/project/:id/pinned-clips', { params: { id: clip.project_id }, body })
  await queryClient.refetchQueries({ queryKey: ['list', 'pinned', clip.user_id] })
}
