// Mail door. In: one plain-text letter at a time. Out: nothing; a promise that settles when the letter is handed over.
// The embedded outbox sends nothing anywhere: it keeps letters as JSON lines in the folder it is given. With a mail server
// configured they go out through it.
import type { MailProvider } from './mailProvider.ts'
import type { Configuration } from '@arioso/contract/configuration'
import type { NoteCall } from '../outside/index.ts'
import { createOutbox } from './createOutbox.ts'
import { createSmtp } from './createSmtp.ts'

export type { Mail, KeptMail, MailProvider } from './mailProvider.ts'
export { createOutbox } from './createOutbox.ts'
export type { Outbox } from './createOutbox.ts'

export function createMail(configuration: Configuration, outboxFolder: string, note?: NoteCall): MailProvider {
  const { ARIOSO_SMTP_URL: url, ARIOSO_MAIL_FROM: from } = configuration
  return url === undefined || from === undefined
    ? createOutbox({ folder: outboxFolder })
    : createSmtp({ url, from, note })
}
