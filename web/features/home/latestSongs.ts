import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { toFilters, wholeLibrary } from '../../data/songs/libraryView.ts'

const SHOWN = 12

async function loadLatest(): Promise<string[]> {
  const body = { cursor: null, limit: SHOWN, filters: toFilters(wholeLibrary) }
  return rememberClips((await api('POST /api/feed/v3', { body })).clips)
}

// The newest may have been made a moment ago, so every visit looks again.
export function useLatestSongs() {
  return useQuery({ queryKey: ['list', 'latest'], queryFn: loadLatest, staleTime: 0 })
}
