// Mail door. In: one plain-text letter at a time. Out: nothing; a promise that settles when the letter is handed over.
// The embedded outbox sends nothing anywhere: it keeps letters as JSON lines in the folder it is given. With a mail server
// configured they go out through it.
import type { Configuration } from '@arioso/contract/configuration'
import type { DoorFacts } from '../outside/index.ts'
import { createOutbox } from './createOutbox.ts'
import { createSmtp } from './createSmtp.ts'

export { createOutbox } from './createOutbox.ts'
export type { Outbox } from './createOutbox.ts'

/** messageId: the same letter sent twice by mistake is shown once by most mail programs. leaveUrl: a POST there ends letters of its kind. */
export type Mail = { to: string; subject: string; text: string; messageId?: string; leaveUrl?: string }

export type KeptMail = Mail & { id: string; sentAt: string }

// listKept, newest first, and forget are only there where letters stay instead of being sent; close where they do not.
export type MailProvider = {
  send(mail: Mail): Promise<void>
  listKept?(): Promise<KeptMail[]>
  forget?(address: string): Promise<void>
  describe(): { kind: 'outbox' } | { kind: 'smtp'; facts: DoorFacts }
  close?(): void
}

export function createMail(configuration: Configuration, outboxFolder: string): MailProvider {
  const { ARIOSO_SMTP_URL: url, ARIOSO_MAIL_FROM: from } = configuration
  return url === undefined || from === undefined ? createOutbox({ folder: outboxFolder }) : createSmtp({ url, from })
}
