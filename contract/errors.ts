// Every expected failure once: its code, its HTTP status and its text. {names} in a text are filled from details.

type ErrorEntry = { status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 501 | 503; message: string }

export const errors = {
  BODY_UNREADABLE: { status: 400, message: 'We couldn’t read that request.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in or sign up to do this.' },
  API_KEY_INVALID: { status: 401, message: 'This API key isn’t valid.' },
  API_KEY_SCOPE: { status: 403, message: 'This API key can’t do that. {needed}' },
  API_KEYS_FULL: { status: 409, message: 'You can have up to {max} API keys. Revoke one first.' },
  WEBHOOK_ADDRESS: { status: 422, message: 'Use an https address that anyone on the internet can reach.' },
  FORBIDDEN: { status: 403, message: 'You’re not allowed to do this.' },
  MODEL_NOT_ALLOWED: { status: 403, message: 'Your plan doesn’t include this model.' },
  MODEL_CANNOT: { status: 422, message: 'This model can’t do that. Choose another one.' },
  CUSTOM_TERMS_REQUIRED: { status: 403, message: 'Accept the custom lyrics terms first.' },
  FEATURE_NOT_IN_PLAN: { status: 403, message: 'Your plan doesn’t include this.' },
  REMIX_NOT_ALLOWED: { status: 403, message: 'This song cannot be remixed.' },
  DOWNLOAD_QUOTA_USED: { status: 403, message: 'You have used all downloads for this month.' },
  DOWNLOADS_AT_ONCE: { status: 429, message: 'We’re already making {limit} files for you. Wait for one to finish.' },
  STORAGE_FULL: { status: 403, message: 'You’ve used all {space} of your storage. Delete some uploads to make room.' },
  DOWNLOAD_FAILED: { status: 500, message: 'The file couldn’t be made. Please try again.' },
  DOWNLOAD_TOO_LARGE: { status: 413, message: 'That’s too many songs for one file. Select fewer.' },
  DOWNLOAD_FORMAT_MISSING: { status: 409, message: 'This song isn’t available in this format.' },
  STAFF_LINK_INVALID: {
    status: 403,
    message: 'This link has been used or has expired, or there is already a staff account.',
  },
  RADIO_TOKEN_INVALID: { status: 401, message: 'Your chat connection has expired. Try again.' },
  RADIO_MUTED: { status: 403, message: 'You can’t write in this chat.' },
  NOT_FOUND: { status: 404, message: 'There’s nothing here.' },
  CLIP_TRASHED: { status: 409, message: 'This song is in the trash. Restore it first.' },
  CLIP_REMOVED: { status: 403, message: 'This song was removed and can’t be shared again.' },
  NO_SUBSCRIPTION: { status: 409, message: 'You don’t have a plan to cancel.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'Payments aren’t available right now. Try again in a moment.',
  },
  RIGHTS_NOT_SOLD: { status: 403, message: 'Rights to single songs aren’t sold here. They come with a plan.' },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    message: 'This way in isn’t working right now. Sign in with your email, or try again in a moment.',
  },
  CLIP_LINK_ONLY: { status: 403, message: 'A song with an uploaded voice can only be shared by link.' },
  CLIP_NOT_FAILED: { status: 409, message: 'You can only retry a song that couldn’t be made.' },
  PROFILE_PINS_FULL: { status: 409, message: 'You’ve already pinned four songs to your profile. Unpin one first.' },
  PIN_TAKEN: { status: 409, message: 'Another song is pinned here. Replace it?' },
  PLAYLIST_FULL: { status: 409, message: 'A playlist holds up to {max} songs.' },
  WORKSPACE_DEFAULT: { status: 409, message: 'You can’t delete your first workspace.' },
  CLIP_NOT_TRASHED: { status: 409, message: 'Only songs in the trash can be deleted permanently.' },
  PASSKEY_INVALID: { status: 400, message: 'This passkey couldn’t be added. Try again.' },
  PUBLISHING_PAUSED: {
    status: 403,
    message:
      'Several of your things were removed, so you can’t publish until {until}. Notifications say why, and how to appeal.',
  },
  SECOND_STEP_REQUIRED: { status: 403, message: 'Staff pages ask for two-step sign-in first.' },
  INVALID_PASSWORD: { status: 400, message: 'That’s not your password.' },
  PASSWORD_GUESSABLE: {
    status: 400,
    message: 'This password is too easy to guess. Choose another one.',
  },
  GIFT_FOR_NOBODY: { status: 404, message: 'Nobody here has this handle.' },
  HANDLE_TAKEN: { status: 409, message: 'This user handle is already taken.' },
  BODY_TOO_LARGE: { status: 413, message: 'That’s too large.' },
  FIELDS_INVALID: { status: 422, message: 'Please check the highlighted fields.' },
  CREDITS_TOO_LOW: { status: 403, message: 'Upgrade to Pro.' },
  CONCURRENCY_LIMIT: { status: 429, message: 'You already have {limit} songs in the making. Wait for one to finish.' },
  TITLE_TOO_LONG: { status: 422, message: 'Title exceeds maximum length of {max} characters' },
  LYRICS_TOO_LONG: { status: 422, message: 'Lyrics exceed maximum length of {max} characters.' },
  STYLE_TOO_LONG: { status: 422, message: 'Styles exceed maximum length of {max} characters.' },
  DESCRIPTION_TOO_LONG: { status: 422, message: 'The description exceeds {max} characters.' },
  LYRICS_ENGLISH_ONLY: {
    status: 422,
    message:
      'For now, Arioso writes lyrics in English only. Add your own words in Custom and they’ll be sung just as you wrote them, in any language.',
  },
  CONTENT_REFUSED: { status: 422, message: 'Please rephrase that: there’s {why} in the {field}.' },
  IMAGE_INVALID: { status: 422, message: 'Please upload a PNG, JPEG or WebP image.' },
  SCORE_MISSING: { status: 409, message: 'This song has no notes to work from.' },
  MADE_ELSEWHERE: {
    status: 409,
    message:
      'This only works with songs made here. You can still cover or extend this one, or turn its vocals or drums down.',
  },
  NOBODY_SINGS: { status: 409, message: 'This song has no vocals to change.' },
  NO_DRUMS: { status: 409, message: 'This song has no drums.' },
  NOTHING_TO_LEAVE_OUT: { status: 409, message: 'This song has no section to cut.' },
  TEMPO_AT_LIMIT: { status: 409, message: 'This song can’t go any slower or faster.' },
  NOTHING_TO_JOIN: { status: 409, message: 'There’s nothing to join.' },
  STEM_OF_STEM: { status: 409, message: 'A stem can’t be split again.' },
  SPAN_INVALID: { status: 422, message: 'Choose a part within the song.' },
  CLIP_NOT_READY: { status: 409, message: 'This song is still being made.' },
  PROMPT_MISSING: { status: 422, message: 'Describe the song you want first.' },
  UPLOAD_INVALID: { status: 422, message: 'Invalid upload. Please try again.' },
  UPLOAD_UNREADABLE: { status: 422, message: 'This file has no MP3, WAV, FLAC, M4A, OGG or WebM audio in it.' },
  UPLOAD_TOO_SHORT: { status: 422, message: 'At least {min} seconds of audio are needed.' },
  UPLOAD_TOO_LONG: { status: 422, message: 'Trim up to {max} seconds of audio.' },
  UPLOAD_REMOVED: { status: 422, message: 'This recording was removed from Arioso and can’t be uploaded again.' },
  UPLOAD_SILENT: { status: 422, message: 'This recording is silent.' },
  VIDEO_REFUSED: { status: 422, message: 'There’s {why} in the name of this video.' },
  VIDEO_UNREADABLE: { status: 422, message: 'This file has no MP4, MOV, WebM or MKV video in it.' },
  VIDEO_TOO_SHORT: { status: 422, message: 'Video is too short. Choose a video of at least {min} seconds.' },
  VIDEO_TOO_LONG: { status: 422, message: 'Video is too long. Choose a video of at most {max} seconds.' },
  HOOK_INVALID: { status: 422, message: '{why}' },
  INSPIRATION_EMPTY: { status: 422, message: 'It has no finished songs you can use as inspiration.' },
  COVER_SPAN_INVALID: { status: 422, message: 'Choose a part of the song, at least {min} seconds long.' },
  INFILL_INVALID: { status: 422, message: 'Choose a start and an end less than {max} seconds apart.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a little fast. Try again in a moment.' },
  GENERATION_FAILED: { status: 500, message: 'An error occurred while generating the song.' },
  ENGINE_UNAVAILABLE: {
    status: 503,
    message: 'The server behind this model isn’t answering. Choose another model or try again later.',
  },
  GENERATION_CANCELLED: { status: 409, message: 'This song was removed before it was made.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  MAINTENANCE: { status: 503, message: 'Arioso is being tuned. Nothing is lost: try again in a little while.' },
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
