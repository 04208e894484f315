import { api } from '../../data/api/api.ts'

const MESSAGE_MAX = 500

// To those who run this installation, not to the person at the screen.
export function reportError(source: string, error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_MAX)
  api('POST /api/error_report/', { body: { source, message } }).catch((failure: unknown) =>
    console.warn('an error was not reported', message, failure),
  )
}
