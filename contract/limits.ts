import { DAY_MS, DAY_SECONDS } from './time.ts'

// Business constants of the specification, once. Times in the unit their names say, lengths of texts in characters.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const MEGABYTE = 1024 * 1024

// Creating
export const TITLE_MAX = 80
export const DESCRIPTION_MAX = 500
export const CLIPS_PER_GENERATION = 2
export const SAVED_PROMPT_VALID_MS = 10 * MINUTE_MS
export const INSTRUCTION_MIN_HEIGHT_PX = 120
export const MODEL_DROPDOWN_WIDTH_PX = 192
export const DEFAULT_MODEL_LABEL = 'v3.5'
export const EFFECT_SECONDS = 5
export const IMAGE_TO_SONG_IMAGES_MAX = 3
export const IMAGE_TO_SONG_DESCRIPTION_MAX = 200
export const INSPIRATION_CLIPS_MAX = 4
export const COVER_SPAN_MIN_SECONDS = 6
export const SLIDER = { lowest: 0, highest: 1, step: 0.01, usual: 0.5 } as const
export const TEMPO_BPM = { slowest: 40, fastest: 220 } as const
export const MOBILE_CREATE_SHEET_SHARE = 0.6

// A result shorter or quieter than this cost nobody anything.
export const SHORT_RESULT_SECONDS = 10
export const SILENT_RESULT_LUFS = -50

// Remix, extend, edit
export const REMIX_TYPES = ['cover', 'extend'] as const
export const REMIX_MODAL_DELAY_MS = 500
export const INFILL_SPAN_MAX_SECONDS = 60
export const EXTEND_FROM_INPUT_MAX = 5
export const STEM_NAMES = [
  'vocals',
  'backing vocals',
  'drums',
  'bass',
  'guitar',
  'keyboard',
  'percussion',
  'strings',
  'synth',
  'brass',
  'woodwinds',
  'fx',
] as const
// A recording is a finished mix: its voice or its drums can be turned down, not taken out.
export const RECORDING_STEM_NAMES = ['karaoke', 'drumless'] as const
// What the Free plan hears of a new song until it is unlocked, where previews are switched on.
export const PREVIEW_SECONDS = 60
export const PREVIEW_UNLOCKS_A_DAY = 2
// Up to this length a finished song is a short.
export const SHORT_SONG_MAX_SECONDS = 60
export const SNIPPET_SECONDS = 30
export const SPEED = { slowest: 0.25, fastest: 4, keepPitchDecimals: 2 } as const

// Workspaces and playlists
export const PAGE_SIZE = 20
export const WORKSPACE_NAME_MAX = 100
export const WORKSPACE_LAYOUT_PX = { modalMaxHeight: 480, listHeight: 400, dropdownListHeight: 400 } as const
export const PLAYLIST = { nameMax: 100, descriptionMax: 500, clipsPerCall: 100, clipsMax: 1000 } as const
export const PERSONA = { nameMax: 40, descriptionMax: 200, stylesMax: 500 } as const
export const TRASH_PURGED_AFTER_DAYS = 30

// Audio uploads; the longest length of members is in the plans
export const AUDIO_UPLOAD_MIN_SECONDS = 6
export const AUDIO_UPLOAD_STAFF_MAX_SECONDS = 900
export const AUDIO_UPLOAD_MAX_BYTES = 100 * MEGABYTE
export const AUDIO_UPLOAD_EXTENSIONS = ['mp3', 'wav', 'flac', 'm4a', 'ogg', 'webm'] as const
export const AUDIO_UPLOAD_IMAGE_PROMPT_MAX = 200

// What is made on demand can be made again: of each person so many files are kept, and none for longer than this.
export const DOWNLOADS_KEPT = { files: 40, days: 3 } as const
export const LONG_DOWNLOADS_AT_ONCE = 4
export const UPLOAD_ABANDONED_AFTER_HOURS = 24

export const EXPORT_KEPT_DAYS = 3

// Hooks
export const HOOK_CAPTION_MAX = 500
export const VIDEO_UPLOAD_EXTENSIONS = ['mp4', 'mov', 'webm', 'm4v', 'mkv'] as const
export const HOOK_VIDEO = { maxBytes: 200 * MEGABYTE, minSeconds: 10, maxSeconds: 120 } as const
// The message speaks of 30 seconds; this is what is enforced.
export const HOOK_AUDIO_MAX_MS = 120_000
export const HOOK_LENGTH_TOLERANCE_MS = 100
export const HOOK_POLL_MS = 2 * SECOND_MS
export const VIDEO_UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS
export const UPLOAD_STATUS_POLL_MS = 2 * SECOND_MS
export const UPLOAD_STATUS_TIMEOUT_MS = 120 * SECOND_MS

// Playing
export const PLAYBAR_POLL_MS = 150
export const VOLUME = { lowest: 0, highest: 100 } as const
export const PLAY_COUNTS_AFTER_SECONDS = 5
export const PLAY_COUNTS_AFTER_SHARE = 0.3
export const PLAY_COUNTS_AGAIN_AFTER_MINUTES = 30
export const LISTEN_MILESTONES = [25, 50, 75, 100] as const
export const LIKE_HINT_SECONDS = 10

// Radio: one station
export const RADIO_STATION_ID = 'arioso'
export const RADIO_HISTORY_MESSAGES = 50
export const RADIO_TALK = { messages: 5, perSeconds: 10 } as const
export const RADIO_MESSAGE_MAX = 200
export const RADIO_MESSAGE_THROTTLE_MS = 2 * SECOND_MS
export const RADIO_FLOAT_SECONDS = [6, 8, 10, 12] as const

// Polling
export const GENERATION_POLL_RUNNING_MS = 5 * SECOND_MS
export const GENERATION_POLL_IDLE_MS = SECOND_MS
export const GENERATION_TIMED_OUT_CHECK_MS = 5 * SECOND_MS
// For whoever invited and for whoever came.
export const INVITATION_CREDITS = 50

export const NOTIFICATION_POLL_MS = 5 * MINUTE_MS

// People
export const HANDLE_PATTERN = /^[A-Za-z0-9_]{3,40}$/
export const HANDLE_INPUT_MAX = 40
export const HANDLE_CHANGES_EVERY_DAYS = 30
export const DISPLAY_NAME_MAX = 64
export const DISPLAY_NAME_INPUT_MAX = 40
export const PROFILE_DESCRIPTION = { max: 160, minRows: 4 } as const
export const ARTIST = { storyMax: 600, basedInMax: 60, genresMax: 100, linkMax: 200 } as const
export const PROFILE_PINS_MAX = 4
export const PROFILE_SHELF_MAX = 100
export const AVATAR_MAX_BYTES = 10 * MEGABYTE
export const AVATAR_PROMPT_MAX = 200
export const PASSWORD_MIN = 8
export const COMMENT_MAX = 500
export const CAPTION_MAX = 500
export const LYRICS_SHOWN_MAX = 10_000
export const CLIP_FEEDBACK_MAX = 500
export const REPORT_DETAILS_MAX = 2000
export const REPORTED_WORK_MAX = 500
export const REMOVAL_REASON_MAX = 500
export const APPEAL_MAX = 2000
// A strike counts for so long; with as many as this nothing can be published.
export const STRIKE_LASTS_DAYS = 90
export const STRIKES_ALLOWED = 3
export const REPORTED_SONGS_SHOWN = 50

// Sharing
export const SHARE_VIDEO_SECONDS = 30
export const ZIP_SONGS_MAX = 200
// Readers of the plain format count its bytes in 32 bits.
export const ZIP_MAX_BYTES = 2 ** 32 - MEGABYTE
export const ZIP_KEPT_SECONDS = DAY_SECONDS
export const FEEDBACK_MAX = 2000
export const FEEDBACK_SHOWN = 200
export const MAINTENANCE_MESSAGE_MAX = 200

// Session, abuse, attribution
export const SIGNED_IN_COOKIE_SECONDS = 365 * DAY_SECONDS
export const SIGNED_OUT_COOKIE_SECONDS = 365 * DAY_SECONDS
export const CLICK_ID_COOKIE_SECONDS = 30 * DAY_SECONDS
export const SHARE_PARAMETERS_VALID_MS = 30 * DAY_MS
export const SHARE_ATTRIBUTE_WINDOW_MS = 2 * MINUTE_MS
export const SHARE_CODE_LENGTH = 16
export const CONVERSION_DEDUPE_MS = 30 * DAY_MS
export const LAST_INTERACTION_WINDOW_MS = DAY_MS
export const NEW_SIGNUP_MINUTES = 5
export const ANTI_ABUSE = { againAfterMs: 30 * MINUTE_MS, timeoutMs: 10 * SECOND_MS } as const
export const BOT_CHALLENGE = { loadTimeoutMs: 5 * SECOND_MS, pollMs: 100, renderRetries: 50 } as const

// Shell
export const SEARCH_DEBOUNCE_MS = 500
export const BANNER_DISMISSED_MS = 7 * DAY_MS
export const TOAST_SECONDS = { shortest: 2, longest: 6 } as const
export const UPSELL_FEATURE_LINES = 3

export const AUDIT_PAGE_ENTRIES = 50
export const AUDIT_KEPT_DAYS = 365
export const BILLING_EVENTS_KEPT_DAYS = 90

export const API_KEYS_MAX = 20
export const API_KEY_NAME_MAX = 60
export const API_CALLS_PER_MINUTE = 120

export const WEBHOOK_URL_MAX = 500
export const WEBHOOK_DELIVERIES_SHOWN = 20
export const WEBHOOK_DELIVERIES_KEPT_DAYS = 30
// Messages in a row that no try could deliver, before an address is left alone.
export const WEBHOOK_FAILURES_MAX = 3

export const COMPARISON_NAME_MAX = 100
export const COMPARISON_NOTE_MAX = 500
export const COMPARISON_SONG_MAX_BYTES = 24 * MEGABYTE
