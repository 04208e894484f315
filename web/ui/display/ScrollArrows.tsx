import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { scrollBehavior } from '../scrollBehavior.ts'

const PAGE = 0.8
const NEAR_PX = 8

type ScrollArrowsProps = { of: RefObject<HTMLElement | null>; label: string }

// A mouse cannot push a line of cards sideways; fingers can, and need no arrows.
export function ScrollArrows({ of, label }: ScrollArrowsProps) {
  const [left, setLeft] = useState({ before: 0, after: 0 })

  useEffect(() => {
    const line = of.current
    if (line === null) return
    const measure = () =>
      setLeft({ before: line.scrollLeft, after: line.scrollWidth - line.clientWidth - line.scrollLeft })
    const sizes = new ResizeObserver(measure)
    sizes.observe(line)
    for (const child of line.children) sizes.observe(child)
    line.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      line.removeEventListener('scroll', measure)
    }
  }, [of])

  function move(direction: 1 | -1): void {
    const width = of.current?.clientWidth ?? 0
    of.current?.scrollBy({ left: direction * width * PAGE, behavior: scrollBehavior() })
  }

  if (left.before <= NEAR_PX && left.after <= NEAR_PX) return null
  return (
    <div className="flex gap-1 pointer-coarse:hidden">
      <IconButton label={`Scroll ${label} back`} disabled={left.before <= NEAR_PX} onClick={() => move(-1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton label={`Scroll ${label} forward`} disabled={left.after <= NEAR_PX} onClick={() => move(1)}>
        <ChevronRight size={18} />
      </IconButton>
    </div>
  )
}
