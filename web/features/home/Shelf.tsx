import type { Shelf } from '../../data/homepage.ts'
import { SongCard, SongCardSkeleton } from '../../songs/SongCard.tsx'
import { SongRow } from '../../songs/SongRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const CARDS =
  'no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 md:-mx-8 md:scroll-px-8 md:gap-5 md:px-8'
const CARD = 'w-[152px] shrink-0 snap-start sm:w-[184px]'

export function CardShelf({ shelf }: { shelf: Shelf }) {
  return (
    <section aria-label={shelf.title} className="grid gap-4">
      <ShelfTitle title={shelf.title} />
      <ul className={CARDS}>
        {shelf.ids.map((id) => (
          <li key={id} className={CARD}>
            <SongCard id={id} source={shelf.title} ids={shelf.ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RowShelf({ shelf }: { shelf: Shelf }) {
  return (
    <section aria-label={shelf.title} className="grid gap-3">
      <ShelfTitle title={shelf.title} />
      <ul className="-mx-2 grid grid-cols-1 gap-x-6 gap-y-1 lg:grid-cols-2">
        {shelf.ids.map((id) => (
          <li key={id} className="min-w-0">
            <SongRow id={id} source={shelf.title} ids={shelf.ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShelfTitle({ title }: { title: string }) {
  return <h2 className="display text-lg font-medium">{title}</h2>
}

export function ShelfSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-6 w-40" />
      <div className={CARDS}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <div key={key} className={CARD}>
            <SongCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
