import { QueryObserver } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Clip } from '@arioso/contract'
import { queryClient } from '../api/queryClient.ts'
import { listedQuery } from './clipCache.ts'

// Those of the songs that are here; the others follow. The library's own hook for many queries is twice as heavy as a row.
export function useListedClips(ids: readonly string[]): Clip[] {
  const wanted = ids.join(' ')
  const clips = useMemo(() => watchClips(wanted.split(' ')), [wanted])
  return useSyncExternalStore(clips.subscribe, clips.read)
}

type Watched = { subscribe: (listener: () => void) => () => void; read: () => Clip[] }

export function watchClips(ids: readonly string[]): Watched {
  const observers = ids.filter((id) => id !== '').map((id) => new QueryObserver(queryClient, listedQuery(id)))
  let known: Clip[] = []
  return {
    subscribe(listener) {
      const stops = observers.map((observer) => observer.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    // The same songs are the same list, so that nothing is drawn again for it.
    read() {
      const now = observers.flatMap((observer) => observer.getCurrentResult().data ?? [])
      if (now.length !== known.length || now.some((clip, index) => clip !== known[index])) known = now
      return known
    },
  }
}
