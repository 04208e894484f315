// Mail door. In: one plain-text letter at a time. Out: nothing; a promise that settles when the letter is handed over.
// The embedded outbox sends nothing anywhere: it keeps letters in memory and as JSON lines in the folder it is given.
export { createOutbox } from './createOutbox.ts'
export type { Outbox } from './createOutbox.ts'

export type Mail = { to: string; subject: string; text: string }

export type MailProvider = { send(mail: Mail): Promise<void> }
