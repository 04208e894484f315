import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { SongRow } from '../../songs/SongRow.tsx'

const ROW_PITCH_PX = 76

// Only the rows on screen exist; trashed ones are left out before, since an absolute row cannot close its gap.
export function VirtualSongs({ ids, source }: { ids: string[]; source: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here, and the rows are read at once
  const rows = useWindowVirtualizer({ count: ids.length, estimateSize: () => ROW_PITCH_PX, overscan: 8, scrollMargin })
  return (
    <ul ref={list} className="relative -mx-2" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const id = ids[row.index]
        if (id === undefined) return null
        return (
          <li
            key={id}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${row.start - scrollMargin}px)` }}
          >
            <SongRow id={id} source={source} ids={ids} />
          </li>
        )
      })}
    </ul>
  )
}
