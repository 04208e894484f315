import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptMail, MailProvider } from './index.ts'

export type Outbox = Required<MailProvider>

// The file keeps all letters; only the latest are shown.
const SHOWN = 200

export function createOutbox(options: { folder: string }): Outbox {
  const file = join(options.folder, 'outbox.jsonl')
  return {
    async send(mail) {
      const kept: KeptMail = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail }
      await mkdir(options.folder, { recursive: true })
      await appendFile(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
    },
    async listKept() {
      const lines = (await readIfThere(file)).split('\n').filter((line) => line !== '')
      return lines
        .slice(-SHOWN)
        .map((line) => JSON.parse(line) as KeptMail)
        .toReversed()
    },
  }
}

async function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}
