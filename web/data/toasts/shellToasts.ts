import type { ToastText } from '@arioso/contract/toasts'

// What the shell says besides the specification's own toasts.
export const shellToasts = {
  signOutFailed: { title: 'Sign-out failed. Please try again.', seconds: 5, kind: 'error' },
  feedbackSent: { title: 'Thank you! We read every message.', seconds: 3, kind: 'success' },
  copyByHand: {
    title: 'Your browser blocked copying.',
    message: 'Select the address and copy it by hand.',
    seconds: 5,
    kind: 'warning',
  },
} as const satisfies Record<string, ToastText>
