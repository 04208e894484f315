import { Link } from '../../routing/Link.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'

// The page stands in the address, so that it can be linked to and survives going back.
export function Pager({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4">
      {page > 1 && <PageLink to={page - 1} label="Previous" />}
      <span className="tabular text-soft">
        Page {page} of {Math.max(pages, 1)}
      </span>
      {page < pages && <PageLink to={page + 1} label="Next" />}
    </nav>
  )
}

function PageLink({ to, label }: { to: number; label: string }) {
  return (
    <Link
      to="."
      search={({ page: _before, ...rest }) => (to === 1 ? rest : { ...rest, page: String(to) })}
      className={buttonLook('secondary', 'small')}
    >
      {label}
    </Link>
  )
}
