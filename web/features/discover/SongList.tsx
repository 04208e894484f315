import type { Clip } from '@arioso/contract'
import { SongRow } from '../../songs/SongRow.tsx'
import { SongRowSkeleton } from '../../ui/SongRowShell.tsx'

export function SongList({ clips, source }: { clips: Clip[]; source: string }) {
  const ids = clips.map((clip) => clip.id)
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          <SongRow id={id} source={source} ids={ids} />
        </li>
      ))}
    </ul>
  )
}

export function SongListSkeleton() {
  return ['a', 'b', 'c', 'd', 'e'].map((key) => <SongRowSkeleton key={key} />)
}
