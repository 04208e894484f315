import type { ToastText } from '@arioso/contract/errors'

export const accountToasts = {
  revokeFailed: { title: 'Signing out there did not work.', seconds: 5, kind: 'error' },
  planCancelled: { title: 'Your plan is cancelled.', seconds: 4, kind: 'success' },
  passwordChanged: {
    title: 'Your password is changed.',
    message: 'You are signed out everywhere else.',
    seconds: 5,
    kind: 'success',
  },
} as const satisfies Record<string, ToastText>
