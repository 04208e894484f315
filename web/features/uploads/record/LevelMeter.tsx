import { useEffect, useEffectEvent, useRef } from 'react'

// From full to empty: a peak leaps up and sinks slowly enough to be read.
const FALL_SECONDS = 2.5

// Moves with every frame of the screen, without asking React.
export function LevelMeter({ level }: { level: () => number }) {
  const meter = useRef<HTMLMeterElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef({ level: 0, atMs: 0 })
  const draw = useEffectEvent((atMs: number) => {
    const fallen = shown.current.level - (atMs - shown.current.atMs) / 1000 / FALL_SECONDS
    const now = Math.max(level(), fallen)
    shown.current = { level: now, atMs }
    if (bar.current !== null) bar.current.style.transform = `scaleX(${now.toFixed(3)})`
    if (meter.current !== null) meter.current.value = Math.round(now * 10) / 10
  })
  useEffect(() => {
    let frame = requestAnimationFrame(function next(atMs) {
      draw(atMs)
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="h-2.5 w-full max-w-80 overflow-hidden rounded-full bg-high">
      <meter ref={meter} aria-label="Input level" min={0} max={1} value={0} className="sr-only" />
      <div ref={bar} className="h-full origin-left bg-accent" style={{ transform: 'scaleX(0)' }} />
    </div>
  )
}
