import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createOutbox } from './createOutbox.ts'
import { describeMail } from './describeMail.ts'

async function openFolder(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'arioso-outbox-')), 'outbox')
}

describeMail('outbox file', async () => {
  const outbox = createOutbox({ folder: await openFolder() })
  return { mail: outbox, delivered: async () => (await outbox.listKept()).toReversed() }
})

it('has nothing before the first letter, and shows the newest first, also after a restart', async () => {
  const folder = await openFolder()
  const outbox = createOutbox({ folder })
  expect(await outbox.listKept()).toEqual([])
  for (const subject of ['First', 'Second']) await outbox.send({ to: 'ada@example.com', subject, text: 'Hi' })
  const reopened = await createOutbox({ folder }).listKept()
  expect(reopened.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(new Set(reopened.map(({ id }) => id)).size).toBe(2)
  for (const { sentAt } of reopened) expect(Date.parse(sentAt)).toBeGreaterThan(0)
})
