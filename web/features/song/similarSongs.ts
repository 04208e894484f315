import type { Clip } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { isPlayable } from '../../data/songs/clipState.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'

export function useSimilarSongs(clip: Clip) {
  return useQuery({
    queryKey: ['list', 'similar', clip.id],
    queryFn: async () => rememberClips((await api('GET /api/clips/get_similar/', { query: { id: clip.id } })).clips),
    enabled: useIsUsable() && isPlayable(clip),
  })
}
