import { HANDLE_INVALID_TEXT } from './texts.ts'

// Every expected failure once: its code, its HTTP status and its text. {names} in a text are filled from details.

type ErrorEntry = { status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 501 | 503; message: string }

export const errors = {
  BODY_UNREADABLE: { status: 400, message: 'The request could not be read.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in or sign up to do this.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  MODEL_NOT_ALLOWED: { status: 403, message: 'Your plan does not include this model.' },
  MODEL_CANNOT: { status: 422, message: 'This model cannot do that. Choose a newer one.' },
  CUSTOM_TERMS_REQUIRED: { status: 403, message: 'Accept the custom lyrics terms first.' },
  FEATURE_NOT_IN_PLAN: { status: 403, message: 'Your plan does not include this.' },
  REMIX_NOT_ALLOWED: { status: 403, message: 'This song cannot be remixed.' },
  DOWNLOAD_QUOTA_USED: { status: 403, message: 'You have used all downloads of this month.' },
  DOWNLOAD_FAILED: { status: 500, message: 'The file could not be made. Please try again.' },
  DOWNLOAD_TOO_LARGE: { status: 413, message: 'That is more than one file can hold. Choose fewer songs.' },
  DOWNLOAD_FORMAT_MISSING: { status: 409, message: 'This song cannot be had in this format.' },
  STAFF_LINK_INVALID: { status: 403, message: 'This link was used already, is too old, or there is a staff account.' },
  RADIO_TOKEN_INVALID: { status: 401, message: 'The way into the chat has expired. Try again.' },
  RADIO_MUTED: { status: 403, message: 'You cannot write in this chat.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  CLIP_TRASHED: { status: 409, message: 'This song is in the trash. Restore it first.' },
  CLIP_REMOVED: { status: 403, message: 'This song was removed and cannot be shared again.' },
  NO_SUBSCRIPTION: { status: 409, message: 'You have no plan that could be cancelled.' },
  CLIP_LINK_ONLY: { status: 403, message: 'A song with an uploaded voice can be shared by link only.' },
  CLIP_NOT_FAILED: { status: 409, message: 'Only a song that could not be made can be tried again.' },
  PROFILE_PINS_FULL: { status: 409, message: 'Four songs are pinned to your profile. Unpin one of them first.' },
  PIN_TAKEN: { status: 409, message: 'Another song is pinned here. Replace it?' },
  PLAYLIST_FULL: { status: 409, message: 'A playlist holds up to {max} songs.' },
  WORKSPACE_DEFAULT: { status: 409, message: 'Your first workspace stays. Others can go.' },
  CLIP_NOT_TRASHED: { status: 409, message: 'Only a song in the trash can be deleted for good.' },
  HANDLE_TAKEN: { status: 409, message: 'This user handle is already taken.' },
  BODY_TOO_LARGE: { status: 413, message: 'That is too large.' },
  FIELDS_INVALID: { status: 422, message: 'Some fields need another look.' },
  CREDITS_TOO_LOW: { status: 403, message: 'Upgrade to Pro.' },
  CONCURRENCY_LIMIT: { status: 429, message: 'You already have {limit} songs in the making. Wait for one to finish.' },
  TITLE_TOO_LONG: { status: 422, message: 'Title exceeds maximum length of {max} characters' },
  LYRICS_TOO_LONG: { status: 422, message: 'Lyrics exceed maximum length of {max} characters.' },
  STYLE_TOO_LONG: { status: 422, message: 'Styles exceed maximum length of {max} characters.' },
  DESCRIPTION_TOO_LONG: { status: 422, message: 'The description exceeds {max} characters.' },
  LYRICS_ENGLISH_ONLY: {
    status: 422,
    message:
      'Arioso writes lyrics in English so far. Add your own words in Custom: any language is sung as you wrote it.',
  },
  CONTENT_REFUSED: { status: 422, message: 'This cannot be sung: {why} in the {field}.' },
  IMAGE_INVALID: { status: 422, message: 'Please upload a PNG, JPEG or WebP image.' },
  SCORE_MISSING: { status: 409, message: 'This song has no notes to work from.' },
  MADE_ELSEWHERE: {
    status: 409,
    message: 'This works only with songs that were made here. You can cover, extend or split this one in two.',
  },
  NOTHING_TO_JOIN: { status: 409, message: 'There is nothing to join.' },
  STEM_OF_STEM: { status: 409, message: 'A stem cannot be split again.' },
  SPAN_INVALID: { status: 422, message: 'Choose a span inside the song.' },
  CLIP_NOT_READY: { status: 409, message: 'This song is still being made.' },
  PROMPT_MISSING: { status: 422, message: 'Describe the song you want first.' },
  HANDLE_INVALID: { status: 422, message: HANDLE_INVALID_TEXT },
  UPLOAD_INVALID: { status: 422, message: 'Invalid upload. Please try again.' },
  UPLOAD_UNREADABLE: { status: 422, message: 'There is no MP3, WAV, FLAC, M4A, OGG or WebM audio in this file.' },
  UPLOAD_TOO_SHORT: { status: 422, message: 'At least {min} seconds of audio are needed.' },
  UPLOAD_TOO_LONG: { status: 422, message: 'Trim up to {max} seconds of audio.' },
  UPLOAD_SILENT: { status: 422, message: 'There is nothing to hear in this recording.' },
  VIDEO_UNREADABLE: { status: 422, message: 'There is no MP4, MOV, WebM or MKV video in this file.' },
  VIDEO_TOO_SHORT: { status: 422, message: 'Video is too short. Choose a video of at least {min} seconds.' },
  VIDEO_TOO_LONG: { status: 422, message: 'Video is too long. Choose a video of at most {max} seconds.' },
  HOOK_INVALID: { status: 422, message: '{why}' },
  INSPIRATION_EMPTY: { status: 422, message: 'There is no finished song in it that may be taken as an inspiration.' },
  COVER_SPAN_INVALID: { status: 422, message: 'Choose a part of the song, at least {min} seconds long.' },
  INFILL_INVALID: { status: 422, message: 'Choose a start and an end less than {max} seconds apart.' },
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

// What the web shows of them stands in two files of its own; browsers find all texts behind this one door.
export * from './texts.ts'
export * from './toasts.ts'
