import { setTimeout as delay } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { createBreaker, type Breaker } from '../outside/createBreaker.ts'
import { createRecord, type NoteCall } from '../outside/createRecord.ts'
import type { Mail, MailProvider } from './mailProvider.ts'
import { toHtml } from './toHtml.ts'

type SmtpOptions = {
  url: string
  from: string
  tries?: number
  pauseMs?: number
  breaker?: Breaker
  note?: NoteCall | undefined
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
// A mail server that has no time says 4xx, and so does one that has never seen us (greylisting).
const LATER = /^4/

/** Letters through somebody's SMTP server, each as plain text and as HTML. */
export function createSmtp(options: SmtpOptions): MailProvider {
  const { url, from, tries = 3, pauseMs = 1000, breaker = createBreaker() } = options
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A letter holds text and nothing else: it can neither name a file of this machine nor an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const record = createRecord(breaker, options.note)

  // Undefined when it was taken.
  async function findProblem(letter: Mail): Promise<{ reason: string; mayComeLater: boolean } | undefined> {
    if (!breaker.mayCall()) return { reason: 'the mail server is left alone for now', mayComeLater: false }
    const startedAt = performance.now()
    try {
      await transport.sendMail(toMessage(letter))
      breaker.succeeded()
      record.ok(performance.now() - startedAt)
      return undefined
    } catch (error) {
      // An answer, even a no, comes from somebody who is there.
      if (hasAnswered(error)) breaker.succeeded()
      else breaker.failed()
      const reason = reasonOf(error)
      record.error(reason)
      return { reason, mayComeLater: mayComeLater(error) }
    }
  }

  return {
    async send(letter) {
      for (let tried = 1; ; tried += 1) {
        const problem = await findProblem(letter)
        if (problem === undefined) return
        if (tried >= tries || !problem.mayComeLater) throw new Error(problem.reason)
        await delay(pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2))
      }
    },
    describe: () => ({ kind: 'smtp', facts: record.facts() }),
    close: () => transport.close(),
  }
}

// RFC 8058: mail programs that know it leave with one press, without opening a page.
function toMessage(letter: Mail): SendMailOptions {
  const { to, subject, text, messageId, leaveUrl } = letter
  const list = { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return {
    to,
    subject,
    text,
    html: toHtml(letter),
    ...(messageId !== undefined && { messageId }),
    ...(leaveUrl !== undefined && { headers: list }),
  }
}

function hasAnswered(error: unknown): boolean {
  return (error as { responseCode?: number }).responseCode !== undefined
}

function mayComeLater(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode === undefined ? code !== 'EAUTH' && code !== 'EENVELOPE' : LATER.test(String(responseCode))
}

// What the server said and no more: an error of a mail program can hold the whole conversation.
function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return `the mail server ${responseCode === undefined ? `did not take it (${code ?? 'no connection'})` : `said ${responseCode}`}`
}
