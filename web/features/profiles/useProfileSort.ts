import { useSearch } from '@tanstack/react-router'
import type { ProfileSort } from '../../data/profiles.ts'

export function useProfileSort(): ProfileSort {
  const { sort } = useSearch({ strict: false })
  return sort === 'play_count' || sort === 'upvote_count' ? sort : 'created_at'
}
