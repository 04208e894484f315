import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailProvider } from './index.ts'

export type Outbox = MailProvider & { list(): readonly Mail[] }

// Memory keeps only the latest letters; the file keeps all of them.
const KEPT_IN_MEMORY = 200

export function createOutbox(options: { folder: string }): Outbox {
  const kept: Mail[] = []
  return {
    async send(mail) {
      await mkdir(options.folder, { recursive: true })
      await appendFile(join(options.folder, 'outbox.jsonl'), `${JSON.stringify(mail)}\n`, { mode: 0o600 })
      kept.push(mail)
      if (kept.length > KEPT_IN_MEMORY) kept.shift()
    },
    list: () => kept,
  }
}
