// Every toast of the specification with how long it stays.

export type ToastText = {
  title: string
  message?: string
  seconds: number
  kind: 'error' | 'warning' | 'success' | 'info'
}

const TRY_AGAIN = 'Please try again.'

function failed(title: string, message?: string, seconds = 5): ToastText {
  return message === undefined ? { title, seconds, kind: 'error' } : { title, message, seconds, kind: 'error' }
}

function done(title: string, seconds = 3): ToastText {
  return { title, seconds, kind: 'success' }
}

const creating = {
  outOfCredits: { title: 'Out of Credits', message: 'Upgrade to Pro.', seconds: 4, kind: 'warning' },
  titleTooLong: failed('Title Too Long', undefined, 4),
  lyricsTooLong: { title: 'Lyrics too long', seconds: 5, kind: 'warning' },
  generationFailed: failed('Error', 'An error occurred while generating the song.'),
  createFormFailed: failed('Create Form Error', 'There was an error loading the Create Form. Please try again later.'),
  cannotRemix: failed('Cannot remix', 'This song cannot be remixed.'),
  noRemixActions: failed('Cannot remix', 'No remix actions are allowed for this song.'),
  noSupportedRemixActions: failed('Cannot remix', 'No supported remix actions are available for this song.'),
} as const satisfies Record<string, ToastText>

const uploading = {
  oneFileOnly: failed('Please upload one file at a time.'),
  audioOnly: failed('Please upload audio files only.'),
  uploadNotProcessed: failed('Failed to process upload', TRY_AGAIN),
  uploadFailed: failed('Upload failed', TRY_AGAIN),
  uploadTimedOut: failed(
    'Upload timed out',
    'The upload took longer than 10 minutes. Please check your network connection and try again.',
  ),
  uploadInvalid: failed('Invalid upload. Please try again.'),
  videoTooLarge: failed('Sorry, but this file is too large. Please choose a video under 200 MB.'),
  videoTooShort: failed('Video is too short', 'Choose a video of at least 10 seconds.'),
  videoTooLong: failed('Video is too long', 'Choose a video of at most 120 seconds.'),
  videoProcessingTimedOut: failed(
    'Video processing timed out.',
    'Please check your network connection or try a different video.',
  ),
  videoRefused: failed('Upload failed', 'Please upload a different video file.'),
  videoFailed: failed('Error trying to upload this video. Try another one?'),
} as const satisfies Record<string, ToastText>

const hooks = {
  videoMissing: failed('Please select a video.'),
  songMissing: failed('Please select a song.'),
  hookRangeInvalid: failed('The start must come before the end, and both must be within the song.'),
  hookTooLong: failed('The excerpt can be up to 30 seconds long.'),
  hookLengthsDiffer: failed('The song and the video must be the same length.'),
  hookVideoRangeInvalid: failed('Choose between 10 and 120 seconds of the video.'),
  hookException: failed('Exception during hook creation'),
  hookCreationFailed: failed('Hooks creation failed'),
  hookPosted: done('Hook posted to feed!', 5),
  hookFailedModeration: failed('Hook failed moderation'),
  hookProcessingFailed: failed('Hook processing failed'),
  hookLinkCopied: done('Copied hook link to clipboard'),
} as const satisfies Record<string, ToastText>

const account = {
  copyrightAcknowledged: done('Acknowledged'),
  copyrightNotAcknowledged: failed('Error acknowledging warning'),
  profileUpdated: done('Profile updated.'),
  feedbackNeedsLogin: failed('You must be logged in to submit feedback', undefined, 3),
  copiedToClipboard: done('Copied to clipboard'),
  commentReported: done('Thank you! We’ll take a look.'),
  contentReported: done('Thank you! We’ll take a look.'),
  songReported: done('Thank you! We’ll take a look.'),
} as const satisfies Record<string, ToastText>

export const toasts = { ...creating, ...uploading, ...hooks, ...account }

// Stays while the hook is rendered, and is closed by the toast of its result.
export const HOOK_UPLOADING_TEXT = 'Uploading your hook...'
