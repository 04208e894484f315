import { useSearch } from '../../routing/useRouter.ts'
import type { ProfileSort } from '../../data/profiles.ts'

export function useProfileSort(): ProfileSort {
  const { sort } = useSearch()
  return sort === 'play_count' || sort === 'upvote_count' ? sort : 'created_at'
}
