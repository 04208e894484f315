import type { Shelf } from '../../data/homepage.ts'
import { ROW_SHELF } from './rowShelfLook.ts'
import { ShelfTitle } from './Shelf.tsx'
import { SongRow } from './SongRow.tsx'

export default function RowShelf({ shelf }: { shelf: Shelf }) {
  return (
    <section aria-label={shelf.title} className="grid grid-cols-1 gap-3">
      <ShelfTitle title={shelf.title} />
      <ul className={ROW_SHELF}>
        {shelf.ids.map((id) => (
          <li key={id} className="min-w-0">
            <SongRow id={id} source={shelf.title} ids={shelf.ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}
