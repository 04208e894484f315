import { useQuery } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { fetchClips } from '../../data/songs/clipCache.ts'

const KEY = 'arioso.history'
const MOST_KEPT = 100

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export function readHistory(storage: Shelf): string[] {
  return (storage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '')
}

// The last song heard comes first, each song once.
export function addToHistory(storage: Shelf, id: string): void {
  const ids = [id, ...readHistory(storage).filter((other) => other !== id)].slice(0, MOST_KEPT)
  storage.setItem(KEY, ids.join(' '))
}

export function useHistory() {
  return useQuery({
    queryKey: ['list', 'history'],
    queryFn: async (): Promise<Clip[]> => fetchClips(readHistory(localStorage)),
    staleTime: 0,
  })
}
