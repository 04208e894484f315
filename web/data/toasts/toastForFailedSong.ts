import { toasts, type ToastText } from '@arioso/contract/toasts'
import { ApiError, type ApiErrorCode } from '../api/ApiError.ts'
import { toastForRefusal } from './toastForRefusal.ts'

const own: Partial<Record<ApiErrorCode, (message: string) => ToastText>> = {
  CREDITS_TOO_LOW: () => toasts.outOfCredits,
  TITLE_TOO_LONG: (message) => ({ ...toasts.titleTooLong, message }),
  LYRICS_TOO_LONG: (message) => ({ ...toasts.lyricsTooLong, message }),
  INTERNAL: () => toasts.generationFailed,
  GENERATION_FAILED: () => toasts.generationFailed,
  NETWORK: () => toasts.generationFailed,
}

/** For making songs, where the specification has words of its own; everything else is a plain refusal. */
export function toastForFailedSong(error: unknown): ToastText {
  if (!(error instanceof ApiError)) return toasts.generationFailed
  return own[error.code]?.(error.message) ?? toastForRefusal(error)
}
