import type { Clip } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { queryClient } from '../../data/api/queryClient.ts'

const KEY = ['list', 'profile-pins']

export function useIsOnProfile(clip: Clip, isOwn: boolean): boolean {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => rememberClips((await api('GET /api/profiles/pinned-clips')).clips),
    enabled: isOwn && clip.is_public,
  })
  return data?.includes(clip.id) ?? false
}

export async function pinToProfile(clip: Clip, pinned: boolean): Promise<void> {
  const { clips } = await api('POST /api/profiles/pinned-clips', { body: { clip_id: clip.id, pinned } })
  queryClient.setQueryData(KEY, rememberClips(clips))
  await queryClient.invalidateQueries({ queryKey: ['list', 'profile', clip.handle.toLowerCase()] })
}
