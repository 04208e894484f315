import { useEffect, useEffectEvent, useRef } from 'react'
import { SongRowSkeleton } from '../ui/SongRowShell.tsx'

// Asks once for the next page, a screen before the end is reached; the next page brings a new one of these.
export function LoadMore({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (end.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        reached()
      },
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} aria-busy="true">
      <SongRowSkeleton />
      <SongRowSkeleton />
    </div>
  )
}
