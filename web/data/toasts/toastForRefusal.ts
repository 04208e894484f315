import type { ToastText } from '@arioso/contract/toasts'
import { ApiError } from '../api/ApiError.ts'

/** For everything but making songs (toastForFailedSong): what did not work, in the words of the server. */
export function toastForRefusal(error: unknown): ToastText {
  const title = 'That didn’t work'
  if (!(error instanceof ApiError)) return { title, message: 'Please try again.', seconds: 5, kind: 'error' }
  const [firstField] = Object.values(error.fields)
  return { title, message: firstField ?? error.message, seconds: 5, kind: 'error' }
}
