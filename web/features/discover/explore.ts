import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import type { Shelf } from '../../data/homepage.ts'

async function loadExplore(): Promise<Shelf[]> {
  const { feeds } = await api('POST /api/unified/explore', { body: {} })
  return feeds.map(({ id, title, clips }) => ({ id, title, ids: rememberClips(clips) }))
}

export function useExplore() {
  return useQuery({ queryKey: ['list', 'explore'], queryFn: loadExplore })
}
