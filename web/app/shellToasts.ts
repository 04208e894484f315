import type { ToastText } from '@arioso/contract/errors'

// What the shell says besides the specification's own toasts.
export const shellToasts = {
  signOutFailed: { title: 'Signing out did not work.', seconds: 5, kind: 'error' },
  feedbackSent: { title: 'Thank you, we read every word.', seconds: 3, kind: 'success' },
  copyByHand: {
    title: 'This browser does not let us copy.',
    message: 'Select the address and copy it yourself.',
    seconds: 5,
    kind: 'warning',
  },
} as const satisfies Record<string, ToastText>
