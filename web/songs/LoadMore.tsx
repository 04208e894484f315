import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { SongRowSkeleton } from '../ui/SongRowShell.tsx'

type PagedList = {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

// The end of a list that has more. Another fetch of the same list throws the next page's away, so as long as the end is
// near the screen the next page is asked for whenever the list is idle.
export function LoadMore({ list }: { list: PagedList }) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  if (!hasNextPage) return null
  if (isFetchNextPageError && !isFetching) {
    return (
      <p className="flex items-center justify-center gap-3 py-4 text-sm text-muted">
        The rest could not be loaded.
        <Button size="small" onClick={() => void fetchNextPage()}>
          Try again
        </Button>
      </p>
    )
  }
  return <NearEnd isIdle={!isFetching} onReached={() => void fetchNextPage()} />
}

function NearEnd({ isIdle, onReached }: { isIdle: boolean; onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReached)
  // Every change of the list is watched anew: an observer that saw the end near before and after tells nothing.
  useEffect(() => {
    if (end.current === null || !isIdle) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) reached()
      },
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={end} aria-busy="true">
      <SongRowSkeleton />
      <SongRowSkeleton />
    </div>
  )
}
