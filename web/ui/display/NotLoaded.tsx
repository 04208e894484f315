import { Button } from '../controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { whyNotLoaded } from './whyNotLoaded.ts'

export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <EmptyState title={`${what} couldn’t be loaded.`} action={<Button onClick={onRetry}>Try again</Button>}>
      {whyNotLoaded()}
    </EmptyState>
  )
}
