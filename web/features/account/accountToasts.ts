import type { ToastText } from '@arioso/contract/toasts'

export const accountToasts = {
  revokeFailed: { title: 'That device couldn’t be signed out. Please try again.', seconds: 5, kind: 'error' },
  accountDeleted: {
    title: 'Your account has been deleted.',
    message: 'Thank you for the music.',
    seconds: 6,
    kind: 'success',
  },
  planCancelled: { title: 'Your plan has been cancelled.', seconds: 4, kind: 'success' },
  paid: { title: 'Thank you! Your payment has arrived.', seconds: 4, kind: 'success' },
  passwordChanged: {
    title: 'Your password has been changed.',
    message: 'You’ve been signed out everywhere else.',
    seconds: 5,
    kind: 'success',
  },
} as const satisfies Record<string, ToastText>
