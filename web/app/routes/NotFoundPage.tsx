import { Link } from '../../routing/Link.tsx'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

export function NotFoundPage() {
  usePageTitle('Not found')
  return (
    <div className="pt-[8vh]">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="There’s nothing here."
        action={
          <Link to="/" className={buttonLook('primary')}>
            Go home
          </Link>
        }
      >
        Check the address, or head back home.
      </EmptyState>
    </div>
  )
}
