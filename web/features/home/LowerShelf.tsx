import { useRef } from 'react'
import type { Shelf } from '../../data/homepage.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'
import { ROW_SHELF } from '../../songs/list/rowShelfLook.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'
import { useWasOnScreen } from '../../ui/useWasOnScreen.ts'

const RowShelf = lazyPart(() => import('../../songs/list/RowShelf.tsx'))

// Rows know how to do a great deal: below the screen they come once the page can be used.
export function LowerShelf({ shelf }: { shelf: Shelf }) {
  const place = useRef<HTMLDivElement>(null)
  const wasSeen = useWasOnScreen(place)
  const isUsable = useIsUsable()
  const skeleton = <RowShelfSkeleton rows={shelf.ids} />
  return (
    <div ref={place}>
      {wasSeen || isUsable ? (
        <LazyParts fallback={skeleton}>
          <RowShelf shelf={shelf} />
        </LazyParts>
      ) : (
        skeleton
      )}
    </div>
  )
}

// As high as the rows will be.
function RowShelfSkeleton({ rows }: { rows: string[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <Skeleton className="h-6.5 w-40" />
      <ul className={ROW_SHELF}>
        {rows.map((id) => (
          <li key={id} className="h-18 p-2">
            <Skeleton className="size-14" />
          </li>
        ))}
      </ul>
    </div>
  )
}
