// Every expected failure once: its code, its HTTP status and its text. {names} in a text are filled from details.

type ErrorEntry = { status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503; message: string }

export const errors = {
  BODY_UNREADABLE: { status: 400, message: 'The request could not be read.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in or sign up to do this.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  MODEL_NOT_ALLOWED: { status: 403, message: 'Your plan does not include this model.' },
  CUSTOM_TERMS_REQUIRED: { status: 403, message: 'Accept the custom lyrics terms first.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  CLIP_NOT_FAILED: { status: 409, message: 'Only a song that could not be made can be tried again.' },
  BODY_TOO_LARGE: { status: 413, message: 'That is too large.' },
  FIELDS_INVALID: { status: 422, message: 'Some fields need another look.' },
  CREDITS_TOO_LOW: { status: 403, message: 'Upgrade to Pro.' },
  CONCURRENCY_LIMIT: { status: 429, message: 'You already have {limit} songs in the making. Wait for one to finish.' },
  TITLE_TOO_LONG: { status: 422, message: 'Title exceeds maximum length of {max} characters' },
  LYRICS_TOO_LONG: { status: 422, message: 'Lyrics exceed maximum length of {max} characters.' },
  STYLE_TOO_LONG: { status: 422, message: 'Styles exceed maximum length of {max} characters.' },
  DESCRIPTION_TOO_LONG: { status: 422, message: 'The description exceeds {max} characters.' },
  PROMPT_MISSING: { status: 422, message: 'Describe the song you want first.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a little fast. Try again in a moment.' },
  GENERATION_FAILED: { status: 500, message: 'An error occurred while generating the song.' },
  GENERATION_CANCELLED: { status: 409, message: 'This song was removed before it was made.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  UNAVAILABLE: { status: 503, message: 'Arioso is starting or stopping. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors

export type ErrorDetails = Record<string, string | number>

export function errorText(code: ErrorCode, details: ErrorDetails = {}): string {
  return errors[code].message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}, fields?: Record<string, string>) {
    super(errorText(code, details))
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
  }
}

export type ToastText = {
  title: string
  message?: string
  seconds: number
  kind: 'error' | 'warning' | 'success' | 'info'
}

export const toasts = {
  outOfCredits: { title: 'Out of Credits', message: 'Upgrade to Pro.', seconds: 4, kind: 'warning' },
  titleTooLong: { title: 'Title Too Long', seconds: 4, kind: 'error' },
  lyricsTooLong: { title: 'Lyrics too long', seconds: 5, kind: 'warning' },
  generationFailed: {
    title: 'Error',
    message: 'An error occurred while generating the song.',
    seconds: 5,
    kind: 'error',
  },
  createFormFailed: {
    title: 'Create Form Error',
    message: 'There was an error loading the Create Form. Please try again later.',
    seconds: 5,
    kind: 'error',
  },
} as const satisfies Record<string, ToastText>

export const ERROR_FALLBACK_TEXT = 'An error occured. Please try again.'
