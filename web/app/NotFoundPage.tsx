import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../player/documentTitle.ts'
import { buttonLook } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFoundPage() {
  usePageTitle('Not found')
  return (
    <div className="pt-[8vh]">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="There is nothing here."
        action={
          <Link to="/" className={buttonLook('primary')}>
            Go home
          </Link>
        }
      >
        A rest, in musical terms. The address may be mistyped.
      </EmptyState>
    </div>
  )
}
