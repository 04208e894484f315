// Business constants of the specification, once. Times in the unit their names say.

export const TITLE_MAX = 80
export const DESCRIPTION_MAX = 500
export const WORKSPACE_NAME_MAX = 100
export const CLIPS_PER_GENERATION = 2
export const SAVED_PROMPT_VALID_MS = 10 * 60_000
export const PLAYBAR_POLL_MS = 150
export const GENERATION_POLL_RUNNING_MS = 5_000
export const GENERATION_POLL_IDLE_MS = 1_000
export const SIGNED_IN_COOKIE_SECONDS = 365 * 86_400
export const INSTRUCTION_MIN_HEIGHT_PX = 120
export const PLAY_COUNTS_AFTER_SECONDS = 5
export const PLAY_COUNTS_AGAIN_AFTER_MINUTES = 30
export const TOAST_SECONDS = { shortest: 2, longest: 6 } as const
export const PAGE_SIZE = 20

// A result shorter or quieter than this cost nobody anything.
export const SHORT_RESULT_SECONDS = 10
export const SILENT_RESULT_LUFS = -50

export const HANDLE_PATTERN = /^[A-Za-z0-9_]{3,40}$/
export const DISPLAY_NAME_MAX = 64
export const PASSWORD_MIN = 8
