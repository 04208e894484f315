import type { DoorFacts } from '../outside/index.ts'

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
