import { ERROR_FALLBACK_TEXT } from '@arioso/contract/texts'
import { Button } from '../../ui/controls/Button.tsx'
import { retryByReload } from '../routes/retry.ts'

export function ErrorFallback({ error }: { error: unknown }) {
  return (
    <main role="alert" className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 px-6 text-center">
      <h1 className="display text-xl font-medium">{ERROR_FALLBACK_TEXT}</h1>
      <Button look="primary" onClick={() => retryByReload(error instanceof Error ? error.message : String(error))}>
        Retry
      </Button>
    </main>
  )
}
