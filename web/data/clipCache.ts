import { useQuery } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { api } from './api.ts'
import { queryClient } from './queryClient.ts'

// Lists hold ids; each clip lives once under ['clip', id], so an update shows everywhere at the same time.
function clipQuery(id: string) {
  return {
    queryKey: ['clip', id],
    queryFn: () => api('GET /api/clip/:id', { params: { id } }),
    staleTime: 60_000,
    gcTime: Infinity,
  }
}

export function rememberClips(clips: Clip[]): string[] {
  for (const clip of clips) queryClient.setQueryData(['clip', clip.id], clip)
  return clips.map((clip) => clip.id)
}

export function findClip(id: string): Clip | undefined {
  return queryClient.getQueryData<Clip>(['clip', id])
}

export function updateClip(id: string, change: Partial<Clip>): void {
  queryClient.setQueryData<Clip>(['clip', id], (clip) => (clip === undefined ? undefined : { ...clip, ...change }))
}

export function listCachedClips(): Clip[] {
  return queryClient
    .getQueriesData<Clip>({ queryKey: ['clip'] })
    .map(([, clip]) => clip)
    .filter((clip) => clip !== undefined)
}

export async function fetchClips(ids: string[]): Promise<Clip[]> {
  if (ids.length === 0) return []
  const { clips } = await api('GET /api/feed/v2', { query: { ids: ids.join(',') } })
  rememberClips(clips)
  return clips
}

// A row of a list: reads what the list already brought. An empty id is no song.
export function useListedClip(id: string): Clip | undefined {
  return useQuery({ ...clipQuery(id), staleTime: Infinity, enabled: id !== '' }).data
}

export function useClip(id: string) {
  return useQuery(clipQuery(id))
}
