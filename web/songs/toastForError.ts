import { toasts, type ToastText } from '@arioso/contract/errors'
import { ApiError, type ApiErrorCode } from '../data/ApiError.ts'

const own: Partial<Record<ApiErrorCode, (message: string) => ToastText>> = {
  CREDITS_TOO_LOW: () => toasts.outOfCredits,
  TITLE_TOO_LONG: (message) => ({ ...toasts.titleTooLong, message }),
  LYRICS_TOO_LONG: (message) => ({ ...toasts.lyricsTooLong, message }),
  INTERNAL: () => toasts.generationFailed,
  GENERATION_FAILED: () => toasts.generationFailed,
  NETWORK: () => toasts.generationFailed,
}

// Every refusal has its own words; what nobody expected is the specification's generation failure.
export function toastForError(error: unknown): ToastText {
  if (!(error instanceof ApiError)) return toasts.generationFailed
  const [firstField] = Object.values(error.fields)
  const text = own[error.code]?.(error.message)
  return text ?? { title: 'That did not work', message: firstField ?? error.message, seconds: 5, kind: 'error' }
}
