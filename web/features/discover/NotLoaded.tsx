import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <EmptyState title={`${what} could not be loaded.`} action={<Button onClick={onRetry}>Try again</Button>}>
      Arioso may still be starting.
    </EmptyState>
  )
}
