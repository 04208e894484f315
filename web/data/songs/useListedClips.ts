import { useQueries } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { listedQuery } from './clipCache.ts'

// Those of the songs that are here; the others follow.
export function useListedClips(ids: readonly string[]): Clip[] {
  return useQueries({ queries: ids.map(listedQuery), combine: (all) => all.flatMap(({ data }) => data ?? []) })
}
