import { useListedClips } from '../../data/songs/useListedClips.ts'
import { useHomepage } from '../../data/homepage.ts'

// Every public song the front shelves carry, newest first, once each.
export function usePublicSongs() {
  const { data, isPending, isError, refetch } = useHomepage()
  const ids = [...new Set(data?.shelves.flatMap((shelf) => shelf.ids) ?? [])]
  const clips = useListedClips(ids).filter((clip) => !clip.is_trashed)
  return { clips, isPending, isError, refetch }
}
