import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'

type ShelfCardProps = {
  to: '/playlist/$id' | '/workspace/$id' | '/playlist/liked'
  id: string
  name: string
  imageUrl: string | null
  facts: string
  beside?: ReactNode
}

// A playlist or a workspace as one line of a shelf.
export function ShelfCard({ to, id, name, imageUrl, facts, beside }: ShelfCardProps) {
  return (
    <article
      aria-label={name}
      className="relative flex h-20 items-center gap-3 rounded-card border border-hairline bg-surface pr-2 pl-3 feedback hover:bg-high"
    >
      <CoverImage src={imageUrl} seed={id} className="size-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          params={{ id }}
          title={name}
          className="display block truncate text-md font-medium after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
        <p className="tabular truncate text-sm text-faint">{facts}</p>
      </div>
      {beside !== undefined && <div className="relative flex shrink-0 items-center">{beside}</div>}
    </article>
  )
}

export function Shelf({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {children}
    </ul>
  )
}
