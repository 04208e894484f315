import { useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

// A page that cannot be loaded without a connection. The shell and the player stay.
export function PageMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)

  function retry(): void {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }

  return (
    <div role="alert" className="pt-[8vh]">
      <EmptyState
        title="You’re offline."
        action={
          <Button look="primary" isBusy={isBusy} onClick={retry}>
            Try again
          </Button>
        }
      >
        This page opens as soon as you’re back online. Your music keeps playing.
      </EmptyState>
    </div>
  )
}
