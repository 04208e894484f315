import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createOutbox } from './createOutbox.ts'
import { describeMail } from './describeMail.ts'
import type { Mail } from './index.ts'

async function readLetters(folder: string): Promise<Mail[]> {
  const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Mail)
}

async function openFolder(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'arioso-outbox-')), 'outbox')
}

describeMail('outbox file', async () => {
  const folder = await openFolder()
  return { mail: createOutbox({ folder }), delivered: () => readLetters(folder) }
})

it('shows the letters it holds without reading the file', async () => {
  const outbox = createOutbox({ folder: await openFolder() })
  await outbox.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hi' })
  expect(outbox.list()).toEqual([{ to: 'ada@example.com', subject: 'Hello', text: 'Hi' }])
})
