// What the specification says word for word, outside of toasts. {names} are filled by whoever shows it.

export const ERROR_FALLBACK_TEXT = 'An error occured. Please try again.'

export const HANDLE_INVALID_TEXT =
  'This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed'

export const texts = {
  remixDisabled: 'Remixes are disabled for this song',
  creditsRefunded: 'Credits Refunded',
  creditsRefundedWhy: 'A song that fails or comes out short or silent uses no credits.',
  excludeStylesLocked: 'Subscribe to exclude styles',
  lockedPreview: 'Upgrade for full song',
  unlock: 'Unlock song',
  unlocking: 'Unlocking...',
  unlockingSong: 'Unlocking song...',
  noWorkspaces: 'No Workspaces',
  noWorkspacesToAddTo: 'You have no workspaces to add to. Click below to create a new workspace.',
  imageMissing: 'Please upload at least one image',
  imageToSongUnavailable: 'Image to Song is unavailable right now. Please refresh the page.',
  imageToSongNeedsPlan: 'Image to Song comes with the Pro plan.',
  copyrightWarning:
    'One of your songs was removed because it infringes copyright. Future abuse may lead to the suspension or deletion of your account.',
  discardChanges: 'Discard Changes?',
  trimHint: 'Trim up to {max} seconds of audio.',
  trimUpgrade: 'Upgrade to Pro for up to {max} minutes',
  saveWithoutTrimming: 'Save without trimming',
  linkOnly: 'We heard a voice in this audio, so it can be shared by link only.',
  searchPlaceholder: 'Search songs and people',
  searchPlaceholderPersonas: 'Search songs, people and Personas',
  anonymousListener: 'Anonymous',
  clipboardFallback: 'Copy this link: {link}',
} as const
