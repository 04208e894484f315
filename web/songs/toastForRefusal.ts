import type { ToastText } from '@arioso/contract/errors'
import { ApiError } from '../data/ApiError.ts'

// For everything but making songs: what did not work, in the server's words.
export function toastForRefusal(error: unknown): ToastText {
  const title = 'That did not work'
  if (!(error instanceof ApiError)) return { title, message: 'Please try again.', seconds: 5, kind: 'error' }
  const [firstField] = Object.values(error.fields)
  return { title, message: firstField ?? error.message, seconds: 5, kind: 'error' }
}
