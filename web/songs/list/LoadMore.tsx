import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { SongRowSkeleton } from '../../ui/display/SongRowShell.tsx'

// About a screen before the end is reached.
const NEAR_PX = 800

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
        The rest couldn’t be loaded.
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
  const look = useEffectEvent(() => {
    const top = end.current?.getBoundingClientRect().top ?? Infinity
    if (isIdle && top < window.innerHeight + NEAR_PX) onReached()
  })
  // Chromium's intersection observer can sleep through a scroll on a busy machine, so the end is measured: whenever the
  // list has changed, and while the page scrolls.
  useEffect(() => look())
  useEffect(() => {
    const watching = new AbortController()
    window.addEventListener('scroll', () => look(), { capture: true, passive: true, signal: watching.signal })
    window.addEventListener('resize', () => look(), { signal: watching.signal })
    return () => watching.abort()
  }, [])
  return (
    <div ref={end} aria-busy="true">
      <SongRowSkeleton />
      <SongRowSkeleton />
    </div>
  )
}
