import { useEffect, useRef, type RefObject } from 'react'

// Drawn without React: it moves with every frame.
export function HookProgress({ video, isActive }: { video: RefObject<HTMLVideoElement | null>; isActive: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isActive) return
    let frame = 0
    const draw = (): void => {
      const { currentTime = 0, duration = 1 } = video.current ?? {}
      if (bar.current !== null) bar.current.style.transform = `scaleX(${duration > 0 ? currentTime / duration : 0})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [video, isActive])
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-cover-shade">
      <div ref={bar} className="size-full origin-left scale-x-0 bg-on-cover" />
    </div>
  )
}
