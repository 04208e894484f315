import { SongRowSkeleton } from '../ui/SongRowShell.tsx'
import { SongRow } from './SongRow.tsx'

export function SongList({ ids, source }: { ids: string[]; source: string }) {
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
