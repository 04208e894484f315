import type { Clip } from '@arioso/contract'
import { findClip } from '../../data/clipCache.ts'
import { usePublicSongs } from '../../data/publicSongs.ts'
import { useLibrarySongs } from '../../data/songLists.ts'

// Own songs first, then public ones, each once.
export function useReachableSongs(): { clips: Clip[]; isPending: boolean } {
  const library = useLibrarySongs({ enabled: true })
  const shelves = usePublicSongs()
  const own = (library.data ?? []).map((id) => findClip(id)).filter((clip) => clip !== undefined)
  const clips = [...new Map([...own, ...shelves.clips].map((clip) => [clip.id, clip])).values()]
  return { clips: clips.filter((clip) => !clip.is_trashed), isPending: library.isPending || shelves.isPending }
}
