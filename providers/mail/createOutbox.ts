import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptMail, MailProvider } from './mailProvider.ts'

export type Outbox = Required<Omit<MailProvider, 'close'>>

const SHOWN = 200
// A letter holds a way into an account, or says what somebody did: it is not kept for ever.
const KEPT_MS = 30 * 86_400_000

export function createOutbox(options: { folder: string; now?: () => Date }): Outbox {
  const { folder, now = () => new Date() } = options
  const file = join(folder, 'outbox.jsonl')
  let last: Promise<void> = Promise.resolve()
  let isTidy = false

  // One after the other: a letter that is written while others are thrown away would go with them.
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function keepOnly(isWanted: (letter: KeptMail) => boolean): Promise<void> {
    const letters = await readLetters(file)
    const wanted = letters.filter(isWanted)
    if (wanted.length === letters.length) return
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, wanted.map((letter) => `${JSON.stringify(letter)}\n`).join(''), { mode: 0o600 })
    await rename(unfinished, file)
  }

  return {
    send: (mail) =>
      inTurn(async () => {
        const sentAt = now()
        if (!isTidy) await keepOnly((letter) => sentAt.getTime() - Date.parse(letter.sentAt) < KEPT_MS)
        isTidy = true
        const kept: KeptMail = { id: randomUUID(), sentAt: sentAt.toISOString(), ...mail }
        await mkdir(folder, { recursive: true })
        await appendFile(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
      }),
    describe: () => ({ kind: 'outbox' }),
    forget: (address) => inTurn(() => keepOnly(({ to }) => to !== address)),
    listKept: async () => (await readLetters(file)).slice(-SHOWN).toReversed(),
  }
}

async function readLetters(file: string): Promise<KeptMail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as KeptMail)
}
