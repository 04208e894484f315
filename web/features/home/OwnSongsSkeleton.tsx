import { ShelfSkeleton } from '../../songs/list/Shelf.tsx'

// As high as a shelf with the line below it.
export function OwnSongsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ShelfSkeleton />
      <div className="min-h-11" />
    </div>
  )
}
