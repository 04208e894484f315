import { SongRowSkeleton } from '../../ui/display/SongRowShell.tsx'
import type { SongPlace } from '../menu/songMenuEntry.ts'
import { SongRow } from './SongRow.tsx'

type SongListProps = { ids: string[]; source: string; place?: SongPlace }

export function SongList({ ids, source, place }: SongListProps) {
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          <SongRow id={id} source={source} ids={ids} place={place} />
        </li>
      ))}
    </ul>
  )
}

export function SongListSkeleton() {
  return ['a', 'b', 'c', 'd', 'e'].map((key) => <SongRowSkeleton key={key} />)
}
