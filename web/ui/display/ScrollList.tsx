import type { ReactNode, UIEvent } from 'react'

const NEAR_END_PX = 120

type ScrollListProps = {
  label: string
  maxHeightPx: number
  hasMore: boolean
  onMore: () => void
  children: ReactNode
}

// A list with a scroll of its own that asks for more before its end is reached.
export function ScrollList({ label, maxHeightPx, hasMore, onMore, children }: ScrollListProps) {
  function look({ currentTarget: list }: UIEvent<HTMLElement>): void {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (hasMore && left < NEAR_END_PX) onMore()
  }
  return (
    <ul
      aria-label={label}
      onScroll={look}
      style={{ maxHeight: maxHeightPx }}
      className="-mx-2 grid grid-cols-1 content-start gap-0.5 overflow-y-auto rounded-control"
    >
      {children}
    </ul>
  )
}
