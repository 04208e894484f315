import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

const ROW_PITCH_PX = 76
const VIRTUAL_ABOVE = 200

type SongsProps = { ids: string[]; renderSong: (id: string) => ReactNode }

// A list of any length. Short ones simply stand there; of long ones only the rows on screen exist.
export function VirtualSongs({ ids, renderSong }: SongsProps) {
  if (ids.length > VIRTUAL_ABOVE) return <RowsOnScreen ids={ids} renderSong={renderSong} />
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          {renderSong(id)}
        </li>
      ))}
    </ul>
  )
}

// An absolute row cannot close a gap: songs that are not to be seen must not be among the ids.
function RowsOnScreen({ ids, renderSong }: SongsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here, and the rows are read at once
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_PITCH_PX,
    overscan: 8,
    scrollMargin,
    // Away and back within one frame sends no scroll event, only this one.
    useScrollendEvent: true,
  })
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
            {renderSong(id)}
          </li>
        )
      })}
    </ul>
  )
}
