// Mail door. In: one plain-text letter at a time. Out: nothing; a promise that settles when the letter is handed over.
// The embedded outbox sends nothing anywhere: it keeps letters as JSON lines in the folder it is given.
export { createOutbox } from './createOutbox.ts'
export type { Outbox } from './createOutbox.ts'

export type Mail = { to: string; subject: string; text: string }

export type KeptMail = Mail & { id: string; sentAt: string }

// listKept, newest first, is only there where letters stay instead of being sent.
export type MailProvider = { send(mail: Mail): Promise<void>; listKept?(): Promise<KeptMail[]> }
