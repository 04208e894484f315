import { toasts, type ToastText } from '@arioso/contract/errors'
import { ApiError } from '../data/ApiError.ts'

// Every refusal has its own words; what nobody expected is the specification's generation failure.
export function toastForError(error: unknown): ToastText {
  if (!(error instanceof ApiError)) return toasts.generationFailed
  switch (error.code) {
    case 'CREDITS_TOO_LOW':
      return toasts.outOfCredits
    case 'TITLE_TOO_LONG':
      return { ...toasts.titleTooLong, message: error.message }
    case 'LYRICS_TOO_LONG':
      return { ...toasts.lyricsTooLong, message: error.message }
    case 'CONCURRENCY_LIMIT':
      return { title: 'One at a time', message: error.message, seconds: 5, kind: 'warning' }
    case 'INTERNAL':
    case 'GENERATION_FAILED':
    case 'NETWORK':
      return toasts.generationFailed
    default:
      return { title: 'That did not work', message: firstField(error) ?? error.message, seconds: 5, kind: 'error' }
  }
}

function firstField(error: ApiError): string | undefined {
  return Object.values(error.fields)[0]
}
