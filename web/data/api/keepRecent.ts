import type { Query, QueryClient } from '@tanstack/react-query'

type Recent = { family: string; most: number; isHeld: (query: Query) => boolean }

// Of a family of queries that never grow old, the ones nobody watches are let go beyond `most`, the one left longest ago
// first. What is held or on its way stays.
export function keepRecent(client: QueryClient, { family, most, isHeld }: Recent): void {
  const cache = client.getQueryCache()
  const unwatched = new Map<string, Query>()

  function shrink(): void {
    if (unwatched.size <= most) return
    for (const query of unwatched.values()) {
      if (query.state.fetchStatus === 'idle' && !isHeld(query)) cache.remove(query)
      if (unwatched.size <= most) return
    }
  }

  cache.subscribe(({ type, query }) => {
    if (query.queryKey[0] !== family) return
    unwatched.delete(query.queryHash)
    if (type === 'removed' || query.getObserversCount() > 0) return
    unwatched.set(query.queryHash, query)
    shrink()
  })
}
