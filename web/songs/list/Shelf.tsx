import { useRef, type ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import type { Shelf } from '../../data/homepage.ts'
import { ScrollArrows } from '../../ui/display/ScrollArrows.tsx'
import type { TakeLetter } from './letterTakes.ts'
import { SongCard, SongCardSkeleton } from './SongCard.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'

const CARDS =
  'no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 md:-mx-8 md:scroll-px-8 md:gap-5 md:px-8'
const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5'
const MOST_COMING = 12
const CARD = 'w-[152px] shrink-0 snap-start sm:w-[184px]'

type CardShelfProps = {
  shelf: Shelf
  isAlone: boolean
  comingCount: number
  letters?: ReadonlyMap<string, TakeLetter>
  more?: ReactNode
}

// A shelf that has the page to itself fills it; otherwise it is one line that scrolls sideways. Songs that are still to
// come already have their places.
export function CardShelf({ shelf, isAlone, comingCount, letters, more }: CardShelfProps) {
  const coming = Array.from({ length: Math.min(MOST_COMING, comingCount) }, (_unused, index) => `coming ${index}`)
  const cards = useRef<HTMLUListElement>(null)
  return (
    <section aria-label={shelf.title} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-10 items-center gap-3">
        <ShelfTitle title={shelf.title} />
        <span className="ml-auto">{more}</span>
        {!isAlone && <ScrollArrows of={cards} label={shelf.title} />}
      </div>
      <ul ref={cards} className={isAlone ? GRID : CARDS}>
        {shelf.ids.map((id) => (
          <li key={id} className={isAlone ? undefined : CARD}>
            <SongCard id={id} source={shelf.title} ids={shelf.ids} letter={letters?.get(id)} />
          </li>
        ))}
        {coming.map((key) => (
          <li key={key} aria-hidden="true" className={isAlone ? undefined : CARD}>
            <SongCardSkeleton />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SeeAll({ to, what }: { to: '/me' | '/explore'; what: string }) {
  return (
    <Link to={to} className="relative touch-target text-sm font-medium text-soft hover:text-text hover:underline">
      See all<span className="sr-only"> {what}</span>
    </Link>
  )
}

export function ShelfTitle({ title }: { title: string }) {
  return <h2 className="display text-lg font-medium">{title}</h2>
}

export function ShelfSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-4">
      <div className="flex min-h-10 items-center">
        <Skeleton className="h-6 w-40" />
      </div>
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
