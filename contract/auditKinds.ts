// What the log keeps: first what happens to accounts, then what staff do.
export const auditKinds = {
  signed_up: 'Signed up',
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  sign_in_slowed: 'Password guessing slowed down',
  signed_out: 'Signed out',
  session_ended: 'Signed out a device',
  password_changed: 'Password changed',
  password_reset_asked: 'Password reset requested',
  password_reset: 'Password reset',
  email_change_asked: 'Email change requested',
  export_asked: 'Data export requested',
  account_deleted: 'Account deleted',
  staff_claimed: 'Became staff',
  outbox_read: 'Read the outbox',
  flag_switched: 'Switched a flag',
  song_removed: 'Removed a song',
  reports_decided: 'Decided about reports',
  comment_decided: 'Decided about a comment',
  content_decided: 'Decided about a hook, profile or persona',
  person_verified: 'Verified an artist',
  radio_moderated: 'Moderated the radio chat',
} as const

export type AuditKind = keyof typeof auditKinds
