import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'

// What is left of the screen between the bars; a phone's goes to its edges and up below the top bar. Notes above it may
// come and go.
export function HookFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [topPx, setTopPx] = useState(64)
  useLayoutEffect(() => {
    const measure = (): void => setTopPx((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={frame}
      style={{ '--top': `${topPx}px` } as CSSProperties}
      className="relative -mx-4 -mt-14 -mb-6 h-[calc(100dvh-var(--top)-3.5rem)] min-h-80 md:mx-0 md:mt-0 md:h-[calc(100dvh-var(--top))]"
    >
      <h1 className="sr-only">{title}</h1>
      {children}
      <div className="pointer-events-none absolute inset-x-0 top-0 h-24 bg-linear-to-b from-ground to-transparent opacity-90 md:hidden" />
    </div>
  )
}
